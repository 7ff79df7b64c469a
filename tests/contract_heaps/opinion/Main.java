package opinion;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** Prints what the conditions in Java say: arguments are a scene, the number of seeds, conditions, and so on. */
public final class Main {
    private Main() { }

    public static void main(String[] arguments) throws Exception {
        for (String line : arguments) {
            String[] words = line.split(" ");
            for (int seed = 0; seed < Integer.parseInt(words[1]); seed++) {
                show(words, seed);
            }
        }
    }

    private static void show(String[] words, int seed) throws Exception {
        Scene scene = Scene.make(words[0], seed);
        for (int place = 2; place < words.length; place++) {
            if (words[place].startsWith("=")) {
                System.out.println(value(scene, words[place].substring(1)));
            }
        }
        scene.remember();
        boolean returned = scene.act();
        for (int place = 2; place < words.length; place++) {
            if (words[place].startsWith(">")) {
                System.out.println(returned ? value(scene, words[place].substring(1)) : "-");
            }
        }
    }

    private static String value(Scene scene, String name) throws Exception {
        Method condition = scene.getClass().getDeclaredMethod(name);
        condition.setAccessible(true);
        try {
            return String.valueOf(condition.invoke(scene));
        } catch (InvocationTargetException thrown) {
            return thrown.getCause().getClass().getName();
        }
    }
}

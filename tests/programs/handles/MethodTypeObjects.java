package handles;

import java.lang.invoke.MethodType;
import java.util.List;

/** MethodType: making, changing, comparing and printing. */
public class MethodTypeObjects {
    public static void main(String[] args) {
        MethodType type = MethodType.methodType(String.class, int.class, long[].class, List.class);
        System.out.println(type + " " + type.toMethodDescriptorString() + " " + type.parameterCount());
        System.out.println(type == MethodType.methodType(String.class, new Class<?>[] {int.class, long[].class, List.class}));
        System.out.println(type.equals(type.changeReturnType(void.class)) + " " + (type.hashCode() == MethodType.methodType(String.class, List.of(int.class, long[].class, List.class)).hashCode()));
        System.out.println(type.returnType() + " " + type.parameterType(1) + " " + type.parameterList() + " " + type.lastParameterType());
        System.out.println(type.changeParameterType(0, double.class) + " " + type.insertParameterTypes(1, byte.class, char.class));
        System.out.println(type.dropParameterTypes(0, 2) + " " + type.appendParameterTypes(short.class));
        System.out.println(type.erase() + " " + type.generic() + " " + type.wrap() + " " + type.wrap().unwrap());
        System.out.println(type.hasPrimitives() + " " + type.hasWrappers() + " " + type.generic().hasPrimitives() + " " + type.wrap().hasWrappers());
        System.out.println(MethodType.genericMethodType(3) + " " + MethodType.genericMethodType(1, true) + " " + (MethodType.genericMethodType(2) == MethodType.genericMethodType(2)));
        MethodType parsed = MethodType.fromMethodDescriptorString("(Z[[DLjava/lang/String;)V", MethodTypeObjects.class.getClassLoader());
        System.out.println(parsed + " " + parsed.descriptorString() + " " + (parsed == MethodType.methodType(void.class, boolean.class, double[][].class, String.class)));
        System.out.println(MethodType.methodType(void.class) + " " + MethodType.methodType(int.class, type));
        Class<?>[] many = new Class<?>[200];
        java.util.Arrays.fill(many, int.class);
        System.out.println(MethodType.methodType(void.class, many).parameterCount());
        java.util.Arrays.fill(many, long.class);
        try {
            MethodType.methodType(void.class, many);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}

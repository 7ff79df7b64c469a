package algorithms;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

public class TopologicalSort {
    static class CycleException extends RuntimeException {
        final List<String> cycle;

        CycleException(List<String> cycle) {
            super("cycle " + String.join(" -> ", cycle));
            this.cycle = cycle;
        }
    }

    private final Map<String, Set<String>> needs = new TreeMap<>();

    TopologicalSort(String... lines) {
        for (String line : lines) {
            String[] p = line.split(":\\s*");
            Set<String> s = needs.computeIfAbsent(p[0], k -> new TreeSet<>());
            for (String d : p.length > 1 ? p[1].split(" ") : new String[0]) {
                s.add(d);
                needs.computeIfAbsent(d, k -> new TreeSet<>());
            }
        }
    }

    List<String> byCounting() {
        Map<String, Integer> missing = new TreeMap<>();
        needs.forEach((k, v) -> missing.put(k, v.size()));
        PriorityQueue<String> ready = new PriorityQueue<>();
        missing.forEach((k, v) -> {
            if (v == 0) {
                ready.add(k);
            }
        });
        List<String> order = new ArrayList<>();
        while (!ready.isEmpty()) {
            String done = ready.poll();
            order.add(done);
            needs.forEach((k, v) -> {
                if (v.contains(done) && missing.merge(k, -1, Integer::sum) == 0) {
                    ready.add(k);
                }
            });
        }
        return order;
    }

    List<String> byDepth() {
        Set<String> done = new LinkedHashSet<>();
        for (String s : needs.keySet()) {
            visit(s, done, new ArrayDeque<>());
        }
        return new ArrayList<>(done);
    }

    private void visit(String s, Set<String> done, Deque<String> path) {
        if (done.contains(s)) {
            return;
        }
        if (path.contains(s)) {
            List<String> cycle = new ArrayList<>(path);
            cycle = cycle.subList(cycle.indexOf(s), cycle.size());
            cycle.add(s);
            throw new CycleException(cycle);
        }
        path.addLast(s);
        for (String d : needs.get(s)) {
            visit(d, done, path);
        }
        path.removeLast();
        done.add(s);
    }

    public static void main(String[] args) {
        TopologicalSort build = new TopologicalSort("app: net ui log", "ui: draw log", "net: log", "draw: math", "tests: app", "log:");
        System.out.println(build.byCounting());
        System.out.println(build.byDepth());
        TopologicalSort bad = new TopologicalSort("start: a", "a: b", "b: c", "c: a d");
        System.out.println(bad.byCounting());
        try {
            bad.byDepth();
        } catch (CycleException e) {
            System.out.println(e.getMessage() + " " + e.cycle.size());
        }
    }
}

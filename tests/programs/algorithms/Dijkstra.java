package algorithms;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeMap;

public class Dijkstra {
    record Edge(String to, int cost) {
    }

    record Visit(String node, int cost) {
    }

    private final Map<String, List<Edge>> edges = new TreeMap<>();

    void road(String a, String b, int cost) {
        edges.computeIfAbsent(a, k -> new ArrayList<>()).add(new Edge(b, cost));
        edges.computeIfAbsent(b, k -> new ArrayList<>()).add(new Edge(a, cost));
    }

    void solve(String from) {
        Map<String, Integer> cost = new TreeMap<>();
        Map<String, String> previous = new HashMap<>();
        PriorityQueue<Visit> queue = new PriorityQueue<>(Comparator.comparingInt(Visit::cost).thenComparing(Visit::node));
        queue.add(new Visit(from, 0));
        cost.put(from, 0);
        while (!queue.isEmpty()) {
            Visit v = queue.poll();
            if (v.cost() > cost.get(v.node())) {
                continue;
            }
            for (Edge e : edges.get(v.node())) {
                int next = v.cost() + e.cost();
                if (next < cost.getOrDefault(e.to(), Integer.MAX_VALUE)) {
                    cost.put(e.to(), next);
                    previous.put(e.to(), v.node());
                    queue.add(new Visit(e.to(), next));
                }
            }
        }
        cost.forEach((node, c) -> {
            List<String> path = new ArrayList<>();
            for (String at = node; at != null; at = previous.get(at)) {
                path.add(at);
            }
            Collections.reverse(path);
            System.out.println(node + " " + c + " " + String.join(">", path));
        });
    }

    public static void main(String[] args) {
        Dijkstra g = new Dijkstra();
        String[] roads = {"a b 7", "a c 9", "a f 14", "b c 10", "b d 15", "c d 11", "c f 2", "d e 6", "e f 9", "x y 1"};
        for (String r : roads) {
            String[] p = r.split(" ");
            g.road(p[0], p[1], Integer.parseInt(p[2]));
        }
        g.solve("a");
        g.solve("y");
    }
}

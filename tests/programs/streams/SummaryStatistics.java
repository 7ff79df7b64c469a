package streams;

import java.util.DoubleSummaryStatistics;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

public class SummaryStatistics {
    public static void main(String[] args) {
        IntSummaryStatistics s = IntStream.of(4, 8, 15, 16, 23, 42).summaryStatistics();
        System.out.println(s.getMin() + " " + s.getMax() + " " + s.getSum() + " " + s.getCount() + " " + s.getAverage());
        IntSummaryStatistics empty = new IntSummaryStatistics();
        System.out.println(empty.getMin() + " " + empty.getMax() + " " + empty.getAverage());
        empty.combine(s);
        empty.accept(-5);
        System.out.println(empty.getMin() + " " + empty.getSum() + " " + empty.getCount());
        DoubleSummaryStatistics d = DoubleStream.of(0.5, 1.25, -3).summaryStatistics();
        System.out.println(d.getMin() + " " + d.getMax() + " " + d.getSum());
        System.out.println(List.of("a", "bbb").stream().collect(Collectors.summarizingInt(String::length)).getAverage());
        System.out.println(List.of("a", "bbb").stream().collect(Collectors.summarizingLong(String::length)).getSum());
    }
}

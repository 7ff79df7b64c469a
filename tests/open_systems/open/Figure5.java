package open;

import kukang.Kukang;
import kukang.contracts.*;

/** Figure 5 of the 2006 paper: the result of a call may refer to what was made before it. */
class W {
    MyInt myInt;

    void failsSinceTheResultMayReferToIt(@NonNull W wrapper) {
        MyInt m = new MyInt();
        Kukang.assume(wrapper.myInt != null);
        int tmp = wrapper.myInt.f;
        W w = openBar(m);
        Kukang.check(w.myInt != m);
    }

    void failsSinceTheResultMayReferToTheInput(@NonNull W wrapper) {
        Kukang.assume(wrapper.myInt != null);
        int tmp = wrapper.myInt.f;
        W w = openBar(new MyInt());
        Kukang.check(w.myInt != wrapper.myInt);
    }

    void failsSinceTheResultMayReferToUnseenInput(@NonNull W wrapper) {
        W w = openBar(new MyInt());
        int tmp = w.myInt.f;
        Kukang.check(w.myInt != wrapper.myInt);
    }

    void failsSinceTheResultMayReferToSomethingElse(@NonNull W wrapper) {
        MyInt m = new MyInt();
        W w = openBar(m);
        Kukang.check(w.myInt == m);
    }

    void holdsSinceTheInputIsOlder(@NonNull W wrapper) {
        MyInt m = new MyInt();
        W w = openBar(m);
        Kukang.check(wrapper.myInt != m);
        Kukang.check(wrapper != w);
    }

    void holdsSinceItIsMadeLater(@NonNull W wrapper) {
        W w = openBar(new MyInt());
        MyInt later = new MyInt();
        Kukang.check(w.myInt != later);
        Kukang.check(w.myInt != null);
    }

    void holdsSinceItIsFresh(@NonNull W wrapper) {
        W one = openBar(new MyInt());
        W other = openBar(new MyInt());
        Kukang.check(one != other && one != this && one != wrapper);
    }

    //@ ensures \result.myInt != null;
    //@ assignable \nothing;
    @Fresh W openBar(@NonNull MyInt m) {
        W w = new W();
        w.myInt = m;
        return w;
    }
}

class MyInt {
    int f = 0;
}

package yard;

import kukang.contracts.Invariant;

/** States that follow each other, some of them constants with bodies; what to do is found by a switch. */
public class Parcel {
    public enum Status {
        NEW {
            @Override
            boolean isFinal() {
                return false;
            }
        },
        PAID {
            @Override
            boolean isFinal() {
                return false;
            }
        },
        SENT {
            @Override
            boolean isFinal() {
                return true;
            }
        },
        LOST {
            @Override
            boolean isFinal() {
                return true;
            }
        };

        abstract boolean isFinal();
    }

    private Status status = Status.NEW;
    private final int weight;
    private int steps;

    public Parcel(int weight) {
        if (weight < 1) {
            throw new IllegalArgumentException("weight " + weight);
        }
        this.weight = weight;
    }

    @Invariant
    boolean isValid() {
        return weight > 0 && status != null && steps == (status == Status.LOST ? 0 : status.ordinal());
    }

    public void advance() {
        switch (status) {
            case NEW:
                status = Status.PAID;
                break;
            case PAID:
                status = Status.SENT;
                break;
            default:
                throw new IllegalStateException("over");
        }
        steps++;
    }

    public void lose() {
        if (status.isFinal()) {
            throw new IllegalStateException("over");
        }
        status = Status.LOST;
        steps = 0;
    }

    public int refund() {
        return switch (status) {
            case NEW -> 0;
            case PAID -> weight;
            case SENT -> 1;
            case LOST -> 2 * weight;
        };
    }
}

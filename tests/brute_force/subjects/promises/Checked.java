// An invariant of an interface.
package promises;

import kukang.contracts.Invariant;

interface Checked {
    @Invariant
    boolean isChecked();
}

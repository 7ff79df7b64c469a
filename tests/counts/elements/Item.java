// What the callers of these structures put into them: neither a node nor a structure.
package elements;

final class Item {
}

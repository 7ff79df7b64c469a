// The subclass of Program 2: it adds nothing but a type.
package container;

class ExtendedNode extends Node {
}

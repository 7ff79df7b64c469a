// An exception with a field of its own.
package tangle;

class Known extends RuntimeException {
    private static final long serialVersionUID = 1;

    int code;
}

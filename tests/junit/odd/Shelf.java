package odd;

/** Its inner objects reach what only its own operations make. */
class Shelf {
    private static class Book {
        int pages;
        Book next;

        private Book(int pages) {
            this.pages = pages;
        }
    }

    private Book first;

    int pages() {
        int pages = 0;
        for (Book book = first; book != null; book = book.next) {
            pages += book.pages;
        }
        return pages;
    }

    void put(int pages) {
        Book book = new Book(pages);
        book.next = first;
        first = book;
    }

    class Mark {
        int place;

        int behind() {
            return place + pages();
        }
    }
}

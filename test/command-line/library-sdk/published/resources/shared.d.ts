import type { Book } from "./books.js";

export interface BookCopy {
  book?: Book;
}

export * from "./shared.js";
export { Books, type Book, type BooksCursorPage } from "./books.js";
export { Me } from "./me/me.js";

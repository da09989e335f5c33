// Made by endpoint-manifest (typescript-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { BooksGroup } from "./groups/books.js";
import { BaseClient, type ClientOptions } from "./runtime/client.js";

/**
 * A client of Library *\/ `${process.exit(1)}` </script> "quoted" \ 'it''s' 👩‍🎤
 * \u202erighttoleft\u202c.
 *
 * First paragraph with *\/ and /** and // and <!-- and -->.
 *
 * \@deprecated is no tag here, nor is {\@link x}.
 *
 * ```ts
 * a fence that nobody closes: *\/ ${x}
 *
 * ```
 *
 * Its `headers` go with every request. The service has `X-Odd!#$%&'*+.^_`|~`.
 */
export class Hostile extends BaseClient<Hostile> {
  /**
   * *\/ export const broken = `${1}`; /*
   *
   * Line one line two line three\u0000end \u001b[31mred
   */
  readonly books: BooksGroup = new BooksGroup(this);

  constructor(options: ClientOptions) {
    super(options, (options) => new Hostile(options));
  }
}

/** A project whose manifest half knows a service of books, for trying what others have recorded of it. */
import { Project } from "./project.js";

/** The manifest; each operation is known to another degree. */
const manifest: Readonly<Record<string, readonly string[]>> = {
  "manifest/service.yaml": [
    "source: handbook",
    "title: Book Service",
    "baseUrl: https://api.books.example/v1",
    "groups: [books, authors]",
    "sources:",
    "  handbook: { title: Handbook, kind: document }",
  ],
  "manifest/groups/books.yaml": [
    "source: handbook",
    "title: Books",
    "operations:",
    "  list:",
    "    title: List Books # as in the handbook",
    "    method: GET",
    "    path: /books",
    "    parameters: not shown",
    "    responses: not shown",
    "  retrieve:",
    "    title: Get Book",
    "    method: GET",
    "    path: /books/{id}",
    "    parameters:",
    "      path: { id: { schema: { type: integer } } }",
    "    responses:",
    "      200:",
    "        content:",
    "          application/json: { schema: { $ref: '#/schemas/book' } }",
    "      (others): not shown",
    "  create:",
    "    title: Create Book",
    "    method: POST",
    "    path: not shown",
    "    body: not shown",
    "  delete: not shown",
  ],
  "manifest/groups/authors.yaml": [
    "source: handbook",
    "title: Authors",
    "operations:",
    "  retrieve:",
    "    title: Get Author",
    "    method: GET",
    "    path: /authors/{author}",
    "    responses: not shown",
  ],
  "manifest/schemas/book.yaml": [
    "source: handbook",
    "schemas:",
    "  book:",
    "    type: object",
    "    properties:",
    "      id: { type: integer }",
    "      title: { type: string }",
    "      year: { type: string } # so they say",
    "    additionalProperties: not shown",
  ],
  "manifest/targets.yaml": [
    "targets:",
    "  model-json: {}",
    "  typescript-client: { package: books, version: 1.0.0, license: MIT }",
  ],
};

/** Such a project, with a source in JSON beside the manifest. */
export function bookProject(file: string, source: unknown): Project {
  const project = new Project(manifest);
  project.write(file, [JSON.stringify(source, null, 1)]);
  return project;
}

/** All texts of the manifest of a project. */
export function manifestText(project: Project, folder = "manifest"): string {
  const files = ["service.yaml", "groups/books.yaml", "groups/authors.yaml", "schemas/book.yaml"];
  return files
    .map((file) => `${folder}/${file}`)
    .filter((path) => project.has(path))
    .map((path) => project.read(path))
    .join("\n");
}

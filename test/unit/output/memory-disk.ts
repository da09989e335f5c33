/** A file system in memory, with the faults that tests ask for. */
import type { Disk, DiskEntry, EntryKind } from "../../../generator/output/disk.js";

type Node =
  | { readonly kind: "file"; readonly bytes: Buffer; readonly mode: number; readonly id: number }
  | { readonly kind: "folder"; readonly mode: number; readonly id: number }
  | { readonly kind: "symlink"; readonly mode: number; readonly id: number };

/** A disk that can be looked at as a whole. */
export interface MemoryDisk extends Disk {
  /** Every file with its text, sorted by path. */
  files(): Readonly<Record<string, string>>;
  /** Every folder, sorted. */
  folders(): readonly string[];
  /** Puts a file there, with the folders above it. */
  put(path: string, content: string | Uint8Array): void;
  putFolder(path: string): void;
  putLink(path: string): void;
  /** How many changes were made by now. */
  readonly changes: () => number;
}

/** An empty disk. `foldsCase` = names that differ in case only are one, as on macOS and Windows. */
export function memoryDisk(options: { readonly foldsCase?: boolean } = {}): MemoryDisk {
  const nodes = new Map<string, Node>();
  const names = new Map<string, string>();
  let nextId = 1;
  let changes = 0;
  const key = (path: string): string => {
    const clean = path.replace(/\/+$/, "");
    return options.foldsCase === true ? clean.toLowerCase() : clean;
  };
  const parentOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf("/"), 0));
  const get = (path: string): Node | undefined => nodes.get(key(path));
  const set = (path: string, node: Node): void => {
    nodes.set(key(path), node);
    names.set(key(path), path);
  };
  const drop = (path: string): void => {
    nodes.delete(key(path));
    names.delete(key(path));
  };
  const childrenOf = (folder: string): string[] =>
    [...names.values()].filter((path) => key(parentOf(path)) === key(folder) && path !== "");
  const needFolderAbove = (path: string, syscall: string): void => {
    const above = parentOf(path);
    if (above === "") return;
    const node = get(above);
    if (node === undefined) {
      needFolderAbove(above, syscall);
      throw systemError("ENOENT", syscall);
    }
    if (node.kind !== "folder") throw systemError("ENOTDIR", syscall);
  };
  const putFolder = (path: string): void => {
    if (path === "" || get(path) !== undefined) return;
    putFolder(parentOf(path));
    set(path, { kind: "folder", mode: 0o755, id: nextId++ });
  };
  return {
    look(path): DiskEntry | undefined {
      const node = get(path);
      if (node === undefined) return undefined;
      const size = node.kind === "file" ? node.bytes.length : 0;
      return { kind: node.kind, mode: node.mode, size, identity: String(node.id) };
    },
    list(folder) {
      const node = get(folder);
      if (node === undefined) throw systemError("ENOENT", "scandir");
      if (node.kind !== "folder") throw systemError("ENOTDIR", "scandir");
      // Not sorted, so that a test would see whether an order was taken from here.
      return childrenOf(folder)
        .map((path): { readonly name: string; readonly kind: EntryKind } => ({
          name: path.slice(path.lastIndexOf("/") + 1),
          kind: get(path)?.kind ?? "other",
        }))
        .reverse();
    },
    read(file) {
      const node = get(file);
      if (node === undefined) throw systemError("ENOENT", "open");
      if (node.kind !== "file") throw systemError("EISDIR", "read");
      return node.bytes;
    },
    readParts(file, use) {
      const bytes = this.read(file);
      // Each half in the same place, so that whoever keeps a part keeps what comes after it.
      const half = Math.ceil(bytes.length / 2);
      const lent = Buffer.alloc(half);
      for (const at of half === 0 ? [0] : [0, half]) {
        const part = bytes.subarray(at, at + half);
        lent.set(part);
        use(lent.subarray(0, part.length), at === half);
      }
    },
    write(file, text, mode) {
      needFolderAbove(file, "open");
      if (get(file) !== undefined) throw systemError("EEXIST", "open");
      set(file, { kind: "file", bytes: Buffer.from(text), mode, id: nextId++ });
      changes++;
    },
    rename(from, to) {
      const node = get(from);
      if (node === undefined) throw systemError("ENOENT", "rename");
      needFolderAbove(to, "rename");
      if (get(to)?.kind === "folder") throw systemError("EISDIR", "rename");
      drop(from);
      set(to, node);
      changes++;
    },
    removeFile(file) {
      const node = get(file);
      if (node === undefined) throw systemError("ENOENT", "unlink");
      if (node.kind === "folder") throw systemError("EISDIR", "unlink");
      drop(file);
      changes++;
    },
    removeFolder(folder) {
      const node = get(folder);
      if (node === undefined) throw systemError("ENOENT", "rmdir");
      if (node.kind !== "folder") throw systemError("ENOTDIR", "rmdir");
      if (childrenOf(folder).length > 0) throw systemError("ENOTEMPTY", "rmdir");
      drop(folder);
      changes++;
    },
    makeFolder(folder) {
      needFolderAbove(folder, "mkdir");
      if (get(folder) !== undefined) throw systemError("EEXIST", "mkdir");
      set(folder, { kind: "folder", mode: 0o755, id: nextId++ });
      changes++;
    },
    files() {
      const files = [...names.values()].sort().flatMap((path) => {
        const node = get(path);
        return node?.kind === "file" ? [[path, node.bytes.toString("utf8")] as const] : [];
      });
      return Object.fromEntries(files);
    },
    folders: () => [...names.values()].filter((path) => get(path)?.kind === "folder").sort(),
    put(path, content) {
      putFolder(parentOf(path));
      set(path, { kind: "file", bytes: Buffer.from(content), mode: 0o644, id: nextId++ });
    },
    putFolder,
    putLink(path) {
      putFolder(parentOf(path));
      set(path, { kind: "symlink", mode: 0o777, id: nextId++ });
    },
    changes: () => changes,
  };
}

/** An error as Node's file system throws it. */
export function systemError(code: string, syscall: string): Error {
  return Object.assign(new Error(`${code}: ${syscall}`), { code, syscall });
}

const changing = ["write", "rename", "removeFile", "removeFolder", "makeFolder"] as const;

/** Called before the n-th change (from 1) of a disk; throws in its stead. */
export type Interference = (step: {
  readonly number: number;
  readonly name: (typeof changing)[number];
  readonly paths: readonly string[];
}) => void;

/** A disk whose changes can be made to fail. */
export function interfered(disk: Disk, interfere: Interference): Disk {
  let number = 0;
  const before = (name: (typeof changing)[number], paths: readonly string[]): void => {
    number++;
    interfere({ number, name, paths });
  };
  return {
    look: (path) => disk.look(path),
    list: (folder) => disk.list(folder),
    read: (file) => disk.read(file),
    readParts: (file, use) => disk.readParts(file, use),
    write(file, text, mode) {
      before("write", [file]);
      disk.write(file, text, mode);
    },
    rename(from, to) {
      before("rename", [from, to]);
      disk.rename(from, to);
    },
    removeFile(file) {
      before("removeFile", [file]);
      disk.removeFile(file);
    },
    removeFolder(folder) {
      before("removeFolder", [folder]);
      disk.removeFolder(folder);
    },
    makeFolder(folder) {
      before("makeFolder", [folder]);
      disk.makeFolder(folder);
    },
  };
}

/** The error of a killed process in these tests: no system error, so nobody takes it for one. */
export class Killed extends Error {}

/**
 * A disk of a process that is killed before its n-th change: that one and all after it do not happen, clean-up
 * included. A write that is cut short leaves half of its text.
 */
export function killedAt(disk: Disk, step: number): Disk {
  return interfered(disk, ({ number, name, paths: [path] }) => {
    if (number < step) return;
    if (number === step && name === "write" && path !== undefined) disk.write(path, "ha", 0o644);
    throw new Killed();
  });
}

/** Which version a package ought to have next (Semantic Versioning 2.0.0). */
import { unreachable } from "../unreachable.js";

/** How much changed: what breaks, what is new, and what is neither. */
export type Level = "none" | "patch" | "minor" | "major";

interface Version {
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
  /** `beta.1`; undefined = a release. */
  readonly pre: string | undefined;
}

/**
 * The next version after a change. While the first number is 0 the second takes its part, as the ranges of npm read it
 * (section 4 leaves it open): what breaks raises it, all else the last. A version before a release stays before it.
 * A text that is no version is given back as it is.
 */
export function nextVersion(version: string, level: Level): string {
  const parsed = parse(version);
  if (parsed === undefined || level === "none") return version;
  const { major, minor, patch, pre } = parsed;
  if (pre !== undefined) return `${major}.${minor}.${patch}-${nextPre(pre)}`;
  if (major === 0 && (minor === 0 || level !== "major")) return `0.${minor}.${patch + 1}`;
  if (major === 0) return `0.${minor + 1}.0`;
  switch (level) {
    case "major":
      return `${major + 1}.0.0`;
    case "minor":
      return `${major}.${minor + 1}.0`;
    case "patch":
      return `${major}.${minor}.${patch + 1}`;
    default:
      return unreachable(level);
  }
}

/** True if a version is at least as high as another (section 11). */
export function isAtLeast(version: string, other: string): boolean {
  const [left, right] = [parse(version), parse(other)];
  if (left === undefined || right === undefined) return version === other;
  const order = left.major - right.major || left.minor - right.minor || left.patch - right.patch;
  return order === 0 ? comparePre(left.pre, right.pre) >= 0 : order > 0;
}

function parse(version: string): Version | undefined {
  const match = /^(\d+)\.(\d+)\.(\d+)(?:-([0-9A-Za-z.-]+))?(?:\+.*)?$/.exec(version);
  if (match === null) return undefined;
  const [, major, minor, patch, pre] = match;
  return { major: Number(major), minor: Number(minor), patch: Number(patch), pre };
}

/** `beta.1` → `beta.2`, `beta` → `beta.1` */
function nextPre(pre: string): string {
  const [number] = /\d+$/.exec(pre) ?? [];
  return number === undefined ? `${pre}.1` : pre.slice(0, -number.length) + (Number(number) + 1);
}

/** A release comes after what was before it; identifiers that are numbers come before others. */
function comparePre(left: string | undefined, right: string | undefined): number {
  if (left === right) return 0;
  if (left === undefined) return 1;
  if (right === undefined) return -1;
  const [ours, theirs] = [left.split("."), right.split(".")];
  for (const [index, one] of ours.entries()) {
    const other = theirs[index];
    if (other === undefined) return 1;
    const order = compareIdentifiers(one, other);
    if (order !== 0) return order;
  }
  return ours.length - theirs.length;
}

function compareIdentifiers(left: string, right: string): number {
  const [ours, theirs] = [/^\d+$/.test(left), /^\d+$/.test(right)];
  if (ours && theirs) return Number(left) - Number(right);
  if (ours !== theirs) return ours ? -1 : 1;
  return left < right ? -1 : left > right ? 1 : 0;
}

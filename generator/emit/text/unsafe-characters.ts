/** Characters that must not stand in source as they are, in any language. */

/**
 * They are invisible, end a line, turn the direction of the text (CVE-2021-42574), or are not characters at all (lone
 * surrogates). U+2E2F is here because prettier takes it for a letter, and would take the quotes off a property name that needs them.
 */
const unsafeCharacter =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2e2f\ufeff\ufff9-\ufffb\u{13430}-\u{1343f}\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e007f}]/gu;

/** Text without such characters for certain, and nearly all that there is. */
const safeText = /^[\x20-\x7e]*$/;

/** A text with each of them replaced. */
export function withoutUnsafe(text: string, replacement: (character: string) => string): string {
  return safeText.test(text) ? text : text.replace(unsafeCharacter, replacement);
}

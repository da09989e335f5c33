/** Which texts a place of a message can hold: HTTP and the styles of OpenAPI have no way to write some. */
import type { ParameterPlace, ParameterStyle } from "../../../generator/model/message.js";

/** How a parameter is written. */
export interface ParameterWriting {
  readonly place: ParameterPlace;
  /** `undefined` = not shown. */
  readonly style: ParameterStyle | "json" | undefined;
  readonly allowReserved: boolean;
  /** Texts that stand in its segment of the path. */
  readonly beside?: readonly string[];
}

/** True if a text can be the value of a parameter, an item of it, or the name of a property. */
export function fitsParameter({
  place,
  style,
  allowReserved,
  beside = [],
}: ParameterWriting): (text: string) => boolean {
  // JSON has an escape for texts that it cannot hold.
  if (style === "json") return () => true;
  switch (place) {
    case "path":
      // Segments of dots lead elsewhere (RFC 3986, section 5.2.4); `label` has dots between its items.
      return (text) =>
        !beside.some((each) => text.includes(each)) &&
        !(allowReserved && encoded.test(text)) &&
        !(style === "label" ? /^$|\./ : /^\.{0,2}$/).test(text);
    case "query":
      return (text) => !unfitForQuery(style, allowReserved).test(text);
    case "header":
      return style === undefined ? fitsHeader : fitsHeaderItem;
    case "cookie":
      // The text of a style is percent-encoded.
      return style === undefined ? fitsCookie : () => true;
  }
}

/** True if a parameter of such a name can be sent: those of headers and cookies are tokens (RFC 9110, section 5.6.2). */
export function fitsName(name: string, { place }: ParameterWriting): boolean {
  if (place === "path" || place === "query") return true;
  // Node loses a header of this name.
  return /^[\w!#$%&'*+.^`|~-]+$/.test(name) && !(place === "header" && name === "__proto__");
}

/** Matches texts that a query can hold by no style. */
function unfitForQuery(style: ParameterWriting["style"], allowReserved: boolean): RegExp {
  if (style === "spaceDelimited") return / /;
  if (style === "pipeDelimited") return /\|/;
  // In names of properties, which are held to the same.
  if (style === "deepObject") return /[[\]]/;
  // Reserved expansion leaves what is encoded already as it is (RFC 6570, section 3.2.3).
  return allowReserved ? encoded : /(?!)/;
}

const encoded = /%[\da-f]{2}/i;

/** RFC 9110, section 5.5: white space around a value is no part of it. */
function fitsHeader(text: string): boolean {
  return /^(?:[!-~\x80-\xff](?:[\t -~\x80-\xff]*[!-~\x80-\xff])?)?$/.test(text);
}

/** In headers nothing is encoded (OpenAPI 3.1.1, appendix D). */
function fitsHeaderItem(text: string): boolean {
  return fitsHeader(text) && !/[,=]/.test(text);
}

/** Tells whether a text survives: decoders of UTF-8 drop a mark at its beginning (Encoding standard, section 6). */
export function fitsText(text: string): boolean {
  return !text.startsWith("\ufeff");
}

/** RFC 6265, section 4.1.1. */
function fitsCookie(text: string): boolean {
  return /^[!#-+\--:<-[\]-~]*$/.test(text);
}

/**
 * Which facts stand where in a manifest, read from its shapes: forms with their keys, maps of names, lists, texts. Filling a
 * manifest in goes by it, so that a key that is given a shape has its place there as well.
 */
import { z } from "zod";
import { groupShape, schemasShape, serviceShape, sharedShape } from "./file-shapes.js";
import { patternOfNames, prose } from "./forms.js";
import { schemaShape } from "./schema-shape.js";

/** The shape of a place. */
export type PlaceShape =
  | { readonly is: "fact"; readonly compared: "exact" | "prose" | "unordered" }
  | { readonly is: "schema" }
  | FormPlaces
  | NamedPlaces;

/** A map with fixed keys, in the order of the shape. */
export interface FormPlaces {
  readonly is: "form";
  /** Id of the shape; undefined where it has none. */
  readonly id: string | undefined;
  readonly keys: Readonly<Record<string, () => PlaceShape>>;
  /** True if `true` stands for a form of which nothing is known, and `false` for none. */
  readonly isFlag: boolean;
  /** Which of the keys that name sources it has. */
  readonly sourceKeys: readonly ("source" | "sourceOf")[];
}

/** A map of names. */
export interface NamedPlaces {
  readonly is: "names";
  readonly of: () => PlaceShape;
  /** True if it may say `(others)`: then a name that is left out does not exist. */
  readonly closes: boolean;
  /** True if names are the same in capitals and in small letters (RFC 9110, sections 5.1 and 8.3.1). */
  readonly isAnyCase: boolean;
  /** The names that there can be, where they are fixed. */
  readonly order: readonly string[] | undefined;
}

/** The places of a file, by its path below the manifest's folder; undefined where nothing is filled in. */
export function placesOfFile(file: string): PlaceShape | undefined {
  if (file === "service.yaml") return placesOf(serviceShape);
  if (file.startsWith("groups/")) return placesOf(groupShape);
  if (file.startsWith("shared/")) return placesOf(sharedShape);
  return file.startsWith("schemas/") ? placesOf(schemasShape) : undefined;
}

/** Each shape's places are made once: shapes hold themselves. */
const made = new WeakMap<z.core.$ZodType, PlaceShape>();

function placesOf(shape: z.core.$ZodType): PlaceShape {
  const known = made.get(shape);
  if (known !== undefined) return known;
  const places = ownPlaces(shape);
  made.set(shape, places);
  return places;
}

const exact: PlaceShape = { is: "fact", compared: "exact" };

function ownPlaces(shape: z.core.$ZodType): PlaceShape {
  if (shape === schemaShape) return { is: "schema" };
  if (shape === prose) return { is: "fact", compared: "prose" };
  if (shape instanceof z.core.$ZodOptional) return placesOf(shape._zod.def.innerType);
  if (shape instanceof z.core.$ZodLazy) return placesOf(shape._zod.innerType);
  if (shape instanceof z.core.$ZodUnion) return ofUnion(shape);
  if (shape instanceof z.core.$ZodArray) return ofList(shape._zod.def.element);
  if (shape instanceof z.core.$ZodObject) return ofMap(shape);
  return shape instanceof z.core.$ZodRecord ? ofRecord(shape) : exact;
}

/** Returns the shape of a list; only lists of numbers have an order that says something. */
function ofList(element: z.core.$ZodType): PlaceShape {
  return element instanceof z.core.$ZodNumber ? exact : { is: "fact", compared: "unordered" };
}

/** Things by id, which are added as they become known. */
function ofRecord(shape: z.core.$ZodRecord): PlaceShape {
  const { valueType } = shape._zod.def;
  const of = (): PlaceShape => placesOf(valueType);
  return { is: "names", of, closes: false, isAnyCase: false, order: undefined };
}

function ofMap(shape: z.core.$ZodObject): PlaceShape {
  const { shape: fields, catchall } = shape._zod.def;
  const pattern = patternOfNames(shape);
  if (pattern !== undefined && catchall !== undefined) {
    const isAnyCase = pattern === "headerName" || pattern === "mediaType";
    return { is: "names", of: () => placesOf(catchall), closes: true, isAnyCase, order: undefined };
  }
  const own = Object.entries(fields).filter(([key]) => !isSourceKey(key) && key !== "(others)");
  if ("(others)" in fields) {
    const order = own.map(([key]) => key);
    const [first] = own;
    const of = (): PlaceShape => (first === undefined ? exact : placesOf(first[1]));
    return { is: "names", of, closes: true, isAnyCase: false, order };
  }
  return {
    is: "form",
    id: idOf(shape),
    keys: Object.fromEntries(own.map(([key, field]) => [key, () => placesOf(field)])),
    isFlag: false,
    sourceKeys: Object.keys(fields).filter(isSourceKey),
  };
}

/** A slot, or one of several things: a reference or what it stands for, kinds of one thing, yes and no or more than that. */
function ofUnion(shape: z.core.$ZodUnion): PlaceShape {
  const options = optionsOf(shape);
  const [first] = options;
  if (options.length === 1 && first !== undefined) return placesOf(first);
  const flags = options.filter((each) => each instanceof z.core.$ZodBoolean);
  const forms = options.flatMap((each) => {
    const places = placesOf(each);
    return places.is === "form" ? [places] : [];
  });
  const [form] = forms;
  if (form === undefined || flags.length + forms.length < options.length) return exact;
  if (flags.length > 0) return isWholly(options) ? { ...form, isFlag: true } : exact;
  const isOne = shape instanceof z.core.$ZodDiscriminatedUnion || forms.some(isReference);
  return isOne ? { ...merged(forms), id: idOf(shape) ?? form.id } : exact;
}

/** The options of a slot without the words for what is not known, or not there. */
function optionsOf(shape: z.core.$ZodUnion): readonly z.core.$ZodType[] {
  return shape._zod.def.options.flatMap((each) => {
    if (each instanceof z.core.$ZodLiteral) return [];
    const isPlain = each instanceof z.core.$ZodUnion && idOf(each) === undefined;
    return isPlain && !(each instanceof z.core.$ZodDiscriminatedUnion) ? optionsOf(each) : [each];
  });
}

/** True if nothing in its forms is required, so that a yes is such a form of which nothing is known. */
function isWholly(options: readonly z.core.$ZodType[]): boolean {
  return options.every(
    (each) =>
      !(each instanceof z.core.$ZodObject) ||
      Object.values(each._zod.def.shape).every((field) => field._zod.optin !== undefined),
  );
}

function isReference({ keys }: FormPlaces): boolean {
  return "$ref" in keys;
}

/** All keys of all kinds of a thing. */
function merged(forms: readonly FormPlaces[]): FormPlaces {
  const [first, ...more] = forms;
  if (first === undefined) throw new Error("there is no form");
  return more.reduce((all, each) => ({ ...each, keys: { ...all.keys, ...each.keys } }), first);
}

/** Keys that say where facts come from, and are none. */
export function isSourceKey(key: string): key is "source" | "sourceOf" {
  return key === "source" || key === "sourceOf";
}

function idOf(shape: z.core.$ZodType): string | undefined {
  return z.globalRegistry.get(shape)?.id;
}

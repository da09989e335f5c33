/** Parameters, headers, bodies and answers: which facts stand where (`generator/validate/message-shapes.ts`). */
import type { FactShape, FormShape, NamesShape, SchemaShape, Shape } from "./shape.js";

/** A value that is compared as it is. */
export const exact: FactShape = { is: "fact", compared: "exact" };

/** A text that people read. */
export const prose: FactShape = { is: "fact", compared: "prose" };

/** A list whose order says nothing. */
export const unordered: FactShape = { is: "fact", compared: "unordered" };

/** A schema. */
export const schema: SchemaShape = { is: "schema" };

/** A form in whose place there may be a reference to one that is said elsewhere. */
function referable(keys: Readonly<Record<string, Shape>>): FormShape {
  return formOf({ $ref: exact, ...keys });
}

/** A form with these keys, in this order. */
export function formOf(keys: Readonly<Record<string, Shape>>): FormShape {
  return { is: "form", keys: () => keys };
}

/** A bucket of names. */
export function bucketOf(of: Shape): NamesShape {
  return { is: "names", of: () => of, closes: true };
}

const content: NamesShape = {
  ...bucketOf(
    formOf({
      schema,
      encoding: bucketOf(
        formOf({ contentType: exact, style: exact, explode: exact, arrays: exact }),
      ),
    }),
  ),
  anyCase: true,
};

const parameterKeys = {
  description: prose,
  required: exact,
  deprecated: exact,
  style: exact,
  explode: exact,
  arrays: exact,
  allowReserved: exact,
  schema,
  content,
};

const parameters = bucketOf(referable(parameterKeys));

/** A parameter that several operations have. */
export const sharedParameterPlaces: FormShape = formOf({
  name: exact,
  in: exact,
  formerly: unordered,
  ...parameterKeys,
});

/** The parameters of an operation, by place. */
export const parametersPlaces: FormShape = formOf({
  path: parameters,
  query: parameters,
  header: { ...parameters, anyCase: true },
  cookie: parameters,
});

const headerKeys = { description: prose, required: exact, explode: exact, schema };

/** Headers by name. */
export const headersPlaces: NamesShape = { ...bucketOf(referable(headerKeys)), anyCase: true };

/** A header that several answers have. */
export const sharedHeaderPlaces: FormShape = formOf({ formerly: unordered, ...headerKeys });

/** The body of a request or of an event. */
export const bodyPlaces: FormShape = formOf({ description: prose, required: exact, content });

const responseKeys = { description: prose, headers: headersPlaces, content };

/** Answers by status. */
export const responsesPlaces: NamesShape = bucketOf(referable(responseKeys));

/** An answer that several operations have. */
export const sharedResponsePlaces: FormShape = formOf({ formerly: unordered, ...responseKeys });

/** Limits, pagination, states, events and versions of the manifest → the model. */
import type {
  Limits,
  Pager,
  PagerRequest,
  PagerResponse,
  PaginationUse,
  ParameterPointer,
  State,
  Transition,
  Versioning,
} from "../model/behaviour.js";
import type { Listing } from "../model/known.js";
import type { Event } from "../model/model.js";
import type {
  EventValue,
  LimitsValue,
  PagerValue,
  PaginationUseValue,
  StateValue,
  TransitionValue,
} from "../validate/behaviour-shapes.js";
import type { ServiceValue } from "../validate/file-shapes.js";
import { entriesOf } from "../source/plain-value.js";
import { asWritten, certain, fact, type Form, formIn, formOf, type Given, others } from "./form.js";
import { readBody } from "./messages.js";
import { below, isObserved, type Place, refTo } from "./place.js";
import { schemaAt } from "./schemas.js";

/** Bounds of the service or of an operation. */
export function readLimits(form: Form<Given<LimitsValue>>): Limits {
  return {
    rate: fact(form, "rate", (rates, place) =>
      rates.map(({ requests, seconds, ...rest }, index) => ({
        at: refTo(below(place, index)),
        requests,
        seconds,
        per: certain(formOf(rest, below(place, index)), "per", asWritten),
      })),
    ),
    pageSize: fact(form, "pageSize", (value, place) => ({
      default: fact(formOf(value, place), "default", asWritten),
      maximum: fact(formOf(value, place), "maximum", asWritten),
    })),
    idsPerCall: fact(form, "idsPerCall", (value, place) => ({
      maximum: fact(formOf(value, place), "maximum", asWritten),
      of: fact(formOf(value, place), "of", (pointers) => pointers.map(parameterPointer)),
    })),
    other: fact(form, "other", (limits, place) =>
      limits.map((value, index) => ({
        at: refTo(below(place, index)),
        text: value.text,
        check: fact(formOf(value, below(place, index)), "check", ({ maxTotal, of }) => ({
          maxTotal,
          of: of.map(parameterPointer),
        })),
      })),
    ),
  };
}

/** A way to page. */
export function readPager(name: string, value: PagerValue, place: Place): Pager {
  const form = formOf<PagerValue>(value, place);
  return {
    name,
    at: refTo(place),
    strategy: value.strategy,
    request: fact(form, "request", readPagerRequest),
    response: fact(form, "response", readPagerResponse),
  };
}

function readPagerRequest(
  value: Given<PagerValue["request"]>,
  place: Place,
): Listing<PagerRequest> {
  const form = formOf<typeof value>(value, place);
  const roles = (["offset", "limit", "cursor", "page"] as const).filter((role) => role in value);
  return {
    items: roles.map((role) => ({
      role,
      at: refTo(below(place, role)),
      parameter: fact(form, role, parameterPointer),
    })),
    open: others in value || isObserved(place),
  };
}

function readPagerResponse(
  value: Given<PagerValue["response"]>,
  place: Place,
): Listing<PagerResponse> {
  const form = formOf<typeof value>(value, place);
  const roles = (["items", "total", "next", "previous", "cursor", "hasMore"] as const).filter(
    (role) => role in value,
  );
  return {
    items: roles.map((role) => ({
      role,
      at: refTo(below(place, role)),
      pointer: fact(form, role, asWritten),
    })),
    open: others in value || isObserved(place),
  };
}

/** How an operation pages: one page at a root, or several in one answer. */
export function readPaginationUse(value: Given<PaginationUseValue>, place: Place): PaginationUse {
  const roots =
    "roots" in value
      ? entriesOf(value.roots).map(([name, pointer]) => ({ name, pointer }))
      : [{ name: "", pointer: value.root ?? "" }];
  return { at: refTo(place), uses: value.uses, roots };
}

/** A thing that is in one of several states. */
export function readState(name: string, form: Form<StateValue>): State {
  return {
    name,
    at: refTo(form.place),
    description: fact(form, "description", asWritten),
    values: fact(form, "values", (values, place) => ({
      items: values.filter((value) => value !== others),
      open: values.includes(others) || isObserved(place),
    })),
    schema: certain(form, "schema", schemaAt),
    initial: fact(form, "initial", asWritten),
    transitions: fact(form, "transitions", (transitions, place) => ({
      items: transitions.flatMap((value, index) =>
        value === others ? [] : [readTransition(value, below(place, index))],
      ),
      open: transitions.includes(others) || isObserved(place),
    })),
  };
}

function readTransition(value: TransitionValue, place: Place): Transition {
  const form = formOf<TransitionValue>(value, place);
  return {
    at: refTo(place),
    from: value.from,
    to: value.to,
    by: fact(form, "by", asWritten),
    when: fact(form, "when", asWritten),
  };
}

/** Something that the service sends by itself. */
export function readEvent(name: string, form: Form<EventValue>): Event {
  return {
    name,
    at: refTo(form.place),
    description: fact(form, "description", asWritten),
    delivery: fact(form, "delivery", (value, place) => ({
      via: value.via,
      method: certain(formOf(value, place), "method", asWritten),
    })),
    payload: fact(form, "payload", (value, place) => readBody(formOf<typeof value>(value, place))),
    signature: fact(form, "signature", (value, place) => {
      const signature = formOf<typeof value>(value, place);
      return {
        algorithm: certain(signature, "algorithm", asWritten),
        header: certain(signature, "header", asWritten),
        encoding: certain(signature, "encoding", asWritten),
        prefix: fact(signature, "prefix", asWritten),
        signs: certain(signature, "signs", asWritten),
        timestampHeader: fact(signature, "timestampHeader", asWritten),
        toleranceSeconds: fact(signature, "toleranceSeconds", asWritten),
      };
    }),
    retries: fact(form, "retries", (value, place) => {
      const retries = formOf<typeof value>(value, place);
      return {
        maximum: certain(retries, "maximum", asWritten),
        delaysSeconds: fact(retries, "delaysSeconds", asWritten),
      };
    }),
  };
}

/** Versions of the service. */
export function readVersioning(service: Form<ServiceValue>): Versioning {
  const form = formIn(service, "versioning");
  return {
    identifier: fact(form, "identifier", asWritten),
    negotiation: fact(form, "negotiation", (value, place) => {
      const negotiation = formOf<typeof value>(value, place);
      return {
        in: certain(negotiation, "in", asWritten),
        name: fact(negotiation, "name", asWritten),
        value: fact(negotiation, "value", asWritten),
      };
    }),
    deprecationPolicy: fact(form, "deprecationPolicy", asWritten),
  };
}

const places: readonly ParameterPointer["place"][] = ["path", "query", "header", "cookie", "body"];

function parameterPointer(text: string): ParameterPointer {
  const dot = text.indexOf(".");
  const place = places.find((each) => each === text.slice(0, dot)) ?? "query";
  return { place, name: text.slice(dot + 1) };
}

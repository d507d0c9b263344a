/*
 * Decoders make values of known types out of JSON that came from outside. A shape is written once, as a decoder; its
 * type is `Decoded<typeof shape>`. They run on the server and in visitors' browsers, which zod never reaches: this
 * module imports nothing.
 */

/** Takes whatever JSON can hold, or undefined for what is missing, and never throws. */
export type Decoder<T> = (given: unknown) => Decoding<T>;

/** What a decoder gives: the value, or everything that is wrong with it. */
export type Decoding<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly mismatches: readonly Mismatch[] };

export interface Mismatch {
  /** The names that lead to the place, outermost first; empty where it is the whole value. */
  readonly path: readonly string[];
  /** What should be there, to be read after the path: `must be text`. */
  readonly message: string;
}

/** The type of the values that a decoder gives. */
export type Decoded<D> = D extends Decoder<infer T> ? T : never;

/** Something that must hold for a text, and the message where it does not. */
export type Check = readonly [holds: (text: string) => boolean, message: string];

/**
 * Text for which every check holds.
 * @param message for what is no text
 */
export function string(message: string, ...checks: readonly Check[]): Decoder<string> {
  return (given) => {
    if (typeof given !== 'string') return refused(message);
    const broken = checks.filter(([holds]) => !holds(given));
    return broken.length > 0 ? refused(...broken.map(([, message]) => message)) : accepted(given);
  };
}

/** A whole number from `least` to `most`. */
export function integer(least: number, most: number): Decoder<number> {
  return (given) =>
    typeof given === 'number' && Number.isInteger(given) && given >= least && given <= most
      ? accepted(given)
      : refused(`must be a whole number from ${least} to ${most}`);
}

/** What is missing is null, and so is null. */
export function orNull<T>(decoder: Decoder<T>): Decoder<T | null> {
  return (given) => (given === null || given === undefined ? accepted(null) : decoder(given));
}

/** What is missing is decoded as if `standIn` had been given; null is not missing. */
export function ifMissing<T>(decoder: Decoder<T>, standIn: unknown): Decoder<T> {
  return (given) => decoder(given === undefined ? standIn : given);
}

/** What a decoder accepts, changed by a function that must not throw. */
export function changed<T, U>(decoder: Decoder<T>, change: (value: T) => U): Decoder<U> {
  return (given) => {
    const decoding = decoder(given);
    return decoding.ok ? accepted(change(decoding.value)) : decoding;
  };
}

/** A list; one item that is wrong makes the whole list wrong. */
export function list<T>(item: Decoder<T>): Decoder<readonly T[]> {
  return (given) => {
    if (!Array.isArray(given)) return refused('must be a list');
    const items = allOf(Array.from(given, (value, place) => [String(place), item(value)]));
    return items.ok ? accepted(items.value.map(([, value]) => value)) : items;
  };
}

type DecodedColumns<Columns> = { readonly [Name in keyof Columns]: Decoded<Columns[Name]> };

/** An object with these columns; what else it has is left out. */
export function object<Columns extends Readonly<Record<string, Decoder<unknown>>>>(
  columns: Columns,
): Decoder<DecodedColumns<Columns>> {
  return (given) => {
    if (!isObject(given)) return refused('must be an object');
    // Its own columns only: every object inherits a `constructor`.
    const own = (name: string) => (Object.hasOwn(given, name) ? given[name] : undefined);
    const parts = allOf(Object.entries(columns).map(([name, column]) => [name, column(own(name))]));
    return parts.ok ? accepted(Object.fromEntries(parts.value) as DecodedColumns<Columns>) : parts;
  };
}

/**
 * An object of any names, its values not looked at. The name `__proto__` is left out, because whoever copies the record
 * by assignment would change what the copy inherits.
 */
export function record(message: string): Decoder<Readonly<Record<string, unknown>>> {
  return (given) => {
    if (!isObject(given)) return refused(message);
    return accepted(Object.fromEntries(Object.entries(given).filter(([name]) => name !== '__proto__')));
  };
}

function accepted<T>(value: T): Decoding<T> {
  return { ok: true, value };
}

function refused(...messages: readonly string[]): Decoding<never> {
  return { ok: false, mismatches: messages.map((message) => ({ path: [], message })) };
}

/** All parts by name, or the mismatches of all of them. */
function allOf<T>(parts: readonly (readonly [name: string, part: Decoding<T>])[]): Decoding<[string, T][]> {
  const values: [string, T][] = [];
  const mismatches: Mismatch[] = [];
  for (const [name, part] of parts) {
    if (part.ok) values.push([name, part.value]);
    // One by one: a call with a hundred thousand arguments overflows the stack.
    else for (const { path, message } of part.mismatches) mismatches.push({ path: [name, ...path], message });
  }
  return mismatches.length > 0 ? { ok: false, mismatches } : accepted(values);
}

function isObject(given: unknown): given is Readonly<Record<string, unknown>> {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}

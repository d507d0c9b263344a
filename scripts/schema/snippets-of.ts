import type { JsonSchema } from './for-editors.ts';

/** Something that the YAML extension inserts: `body` is written as YAML, with a stop at each `${1:value}`. */
export interface Snippet {
  readonly label: string;
  readonly description: string;
  readonly body: unknown;
}

/** The examples of a thing as snippets, with a stop at each value that is to be replaced. */
export function snippetsOf({ title = '', description = title, examples = [] }: JsonSchema): Snippet[] {
  return examples.map((example) => {
    let stops = 0;
    const body = withStops(example, () => ++stops);
    return { label: `new ${title}`, description, body };
  });
}

/** Tags say what a thing is and stay; all other values are stops. */
function withStops(value: unknown, next: () => number, key = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => withStops(entry, next));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, withStops(inner, next, name)]),
    );
  if (key === 'kind' || key === 'type') return value;
  const stop = `\${${next()}:${value}}`;
  // A postal code or a time of day is text, though it looks like a number.
  return typeof value === 'string' && /^\d+(:\d+)?$/.test(value) ? `"${stop}"` : stop;
}

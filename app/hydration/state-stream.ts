/** What a page is made from, as plain data. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [name: string]: Plain };

/**
 * The router's state in the form that it reads: all values of a tree in one list, each named by its place in it
 * (turbo-stream 2; React Router 8.4, vendor/turbo-stream-v2/unflatten.ts). Sent in that form it would be a third larger.
 */
export function stateStream(state: Plain): ReadableStream {
  const values: unknown[] = [];
  const placeOf = (value: Plain): number => {
    const place = values.push(value) - 1;
    if (Array.isArray(value)) values[place] = value.map(placeOf);
    else if (typeof value === 'object' && value !== null)
      values[place] = Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [`_${placeOf(name)}`, placeOf(inner)]),
      );
    return place;
  };
  placeOf(state);
  return new Blob([JSON.stringify(values)]).stream();
}

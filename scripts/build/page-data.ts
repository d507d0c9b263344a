/** How the form writes what JSON has no number or no value for. */
const NULL = '-5';
const MISSING = '-7';

/**
 * Writes what the browser fetches when it navigates to a page by itself, in the form that React Router reads: all values
 * of a tree in one list, each once, named by its place in it. To the byte what React Router would send (turbo-stream 2;
 * React Router 8.4, vendor/turbo-stream-v2/flatten.ts), without asking it for the page a second time.
 * @param route the id of the page's route
 * @param page what its loader gave: plain data
 */
export function pageData(route: string, page: unknown): string {
  const places = new Map<unknown, number>();
  const written: string[] = [];
  const left: { readonly value: unknown; readonly place: number }[] = [];
  const placeOf = (value: unknown): number | string => {
    if (value === undefined) return MISSING;
    if (value === null) return NULL;
    const known = places.get(value);
    if (known !== undefined) return known;
    const place = places.size;
    places.set(value, place);
    left.push({ value, place });
    return place;
  };
  placeOf({ [route]: { data: page } });
  for (let next = left.pop(); next; next = left.pop()) written[next.place] = textOf(next.value, placeOf);
  return `[${written}]\n`;
}

function textOf(value: unknown, placeOf: (value: unknown) => number | string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(placeOf)}]`;
  return `{${Object.entries(value).map(([name, inner]) => `"_${placeOf(name)}":${placeOf(inner)}`)}}`;
}

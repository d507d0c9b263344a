type Thing = Readonly<Record<string, unknown>>;

/**
 * Mistakes in the JSON-LD of a page; empty for a valid page. The allowed properties of a type are
 * checked by the compiler.
 */
export function jsonLdMistakes(data: unknown): string[] {
  if (!isThing(data) || data['@context'] !== 'https://schema.org' || !Array.isArray(data['@graph']))
    return ['It is no @graph in the @context https://schema.org.'];
  const things = thingsWithin(data['@graph']);
  const described = new Set(things.filter((thing) => '@type' in thing).map((thing) => thing['@id']));
  return things.flatMap((thing) => {
    const type = thing['@type'];
    if (type === undefined)
      return described.has(thing['@id']) ? [] : [`Nothing on the page has the @id ${thing['@id']}.`];
    if (typeof type !== 'string' || type === '') return [`${JSON.stringify(type)} is no @type.`];
    return Object.entries(thing)
      .filter(([, value]) => isEmpty(value))
      .map(([property]) => `${type}.${property} is empty.`);
  });
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value === 'number') return !Number.isFinite(value) || value < 0;
  return Array.isArray(value) && (value.length === 0 || value.some(isEmpty));
}

function thingsWithin(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsWithin);
  return isThing(value) ? [value, ...Object.values(value).flatMap(thingsWithin)] : [];
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

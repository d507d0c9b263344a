import { requiredProperties } from './required-properties.ts';
import { isKindOf, propertyNamed } from './vocabulary.ts';
import { isWrittenValue } from './written-value.ts';

type Thing = Readonly<Record<string, unknown>>;

/**
 * What is wrong with the structured data of a page by the rules of schema.org for the types in use, and by what search
 * engines ask of them; one line each, nothing for a page that is right.
 * @param data JSON-LD
 */
export function structuredDataMistakes(data: unknown): string[] {
  if (!isThing(data) || data['@context'] !== 'https://schema.org' || !Array.isArray(data['@graph']))
    return ['It is no @graph in the @context https://schema.org.'];
  const graph: readonly unknown[] = data['@graph'];
  const named = new Map(
    thingsWithin(graph).flatMap((thing) =>
      '@type' in thing ? [[thing['@id'], `${thing['@type']}`] as const] : [],
    ),
  );
  return graph.flatMap((thing) =>
    isThing(thing)
      ? thingMistakes(thing, `${thing['@type']}`)
      : ['The @graph has an entry that is no thing.'],
  );

  function thingMistakes(thing: Thing, at: string): string[] {
    const type = thing['@type'];
    if (typeof type !== 'string' || !Object.hasOwn(requiredProperties, type))
      return [`${at}: ${type} is no type that this project uses (required-properties.ts).`];
    const missing = (requiredProperties[type] ?? []).filter((name) => !Object.hasOwn(thing, name));
    return [
      ...missing.map((name) => `${at}: a ${type} needs ${name}.`),
      ...orderMistakes(thing, at),
      ...Object.entries(thing).flatMap(([name, value]) =>
        propertyMistakes(type, name, value, `${at}.${name}`),
      ),
    ];
  }

  function propertyMistakes(type: string, name: string, value: unknown, at: string): string[] {
    if (name === '@type') return [];
    if (name === '@id')
      return isWrittenValue('url', ['URL'], `${value}`) ? [] : [`${at}: ${value} is no address.`];
    const property = propertyNamed(name);
    if (!property) return [`${at}: schema.org has no property ${name} for the types in use.`];
    if (!isKindOf(type, property.subjects))
      return [`${at}: ${name} is wording of ${property.subjects.join(', ')}, not of a ${type}.`];
    const values = Array.isArray(value) ? value : [value];
    if (values.length === 0) return [`${at}: there is nothing in the list.`];
    return values.flatMap((one, place) =>
      valueMistakes(name, property.values, one, Array.isArray(value) ? `${at}[${place}]` : at),
    );
  }

  function valueMistakes(name: string, wanted: readonly string[], value: unknown, at: string): string[] {
    const expected = `${at}: ${name} takes ${wanted.join(', ')}`;
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      return isWrittenValue(name, wanted, value) ? [] : [`${expected}, not ${JSON.stringify(value)}.`];
    if (!isThing(value)) return [`${expected}, not ${JSON.stringify(value)}.`];
    const isReference = !('@type' in value);
    const type = isReference ? named.get(value['@id']) : `${value['@type']}`;
    if (type === undefined) return [`${at}: nothing on the page has the @id ${value['@id']}.`];
    if (!isKindOf(type, wanted)) return [`${expected}, not a ${type}.`];
    return isReference ? [] : thingMistakes(value, at);
  }
}

/** A way to a page has two steps or more, numbered from 1. */
function orderMistakes(thing: Thing, at: string): string[] {
  if (thing['@type'] !== 'BreadcrumbList' || !Array.isArray(thing.itemListElement)) return [];
  const positions = thing.itemListElement.map((step: unknown) => (isThing(step) ? step.position : null));
  return positions.length > 1 && positions.every((position, place) => position === place + 1)
    ? []
    : [`${at}: the steps are numbered ${positions.join(', ')}, not from 1 to 2 or more.`];
}

function thingsWithin(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsWithin);
  return isThing(value) ? [value, ...Object.values(value).flatMap(thingsWithin)] : [];
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

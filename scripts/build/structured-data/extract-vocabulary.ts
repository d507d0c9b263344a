import { z } from 'zod';

const reference = z.object({ '@id': z.string() }).transform((named) => withoutPrefix(named['@id']));
const references = z
  .union([reference.transform((one) => [one]), z.array(reference)])
  .optional()
  .transform((list = []) => list);

const publishedSchema = z.object({
  '@graph': z.array(
    z.object({
      '@id': z.string().transform(withoutPrefix),
      '@type': z.union([z.string().transform((one) => [one]), z.array(z.string())]),
      'rdfs:subClassOf': references,
      'schema:domainIncludes': references,
      'schema:rangeIncludes': references,
      'schema:supersededBy': references,
    }),
  ),
});

/** Some types of schema.org and everything that may be said of them. */
export interface Vocabulary {
  readonly source: string;
  readonly licence: string;
  /** The types and all that they are kinds of, each with what it is a kind of directly. */
  readonly types: Readonly<Record<string, readonly string[]>>;
  /** What may be said of them: of which types, and which types its values are of. */
  readonly properties: Readonly<
    Record<string, readonly [subjects: readonly string[], values: readonly string[]]>
  >;
  /** The values that there are, where a property takes one of a list. */
  readonly members: Readonly<Record<string, readonly string[]>>;
}

/**
 * Cuts the vocabulary down to some types. What schema.org has put something else in the place of is left out.
 * @param published schemaorg-current-https.jsonld
 * @throws when it is no such file, or has one of the types not
 */
export function extractVocabulary(
  published: unknown,
  wanted: readonly string[],
  version: string,
): Vocabulary {
  const graph = publishedSchema.parse(published)['@graph'];
  const byName = new Map(graph.map((entry) => [entry['@id'], entry]));
  const types = new Map<string, readonly string[]>();
  const add = (name: string) => {
    const entry = byName.get(name);
    if (!entry) throw new RangeError(`schema.org ${version} has no type ${name}.`);
    if (types.has(name)) return;
    const parents = entry['rdfs:subClassOf'].filter((parent) => byName.has(parent)).sort();
    types.set(name, parents);
    parents.forEach(add);
  };
  wanted.forEach(add);
  const properties = graph.flatMap((entry) => {
    const subjects = entry['schema:domainIncludes'].filter((type) => types.has(type)).sort();
    if (subjects.length === 0 || entry['schema:supersededBy'].length > 0) return [];
    return [[entry['@id'], [subjects, entry['schema:rangeIncludes'].toSorted()]] as const];
  });
  const values = new Set(properties.flatMap(([, [, ranges]]) => ranges));
  const members = [...values].flatMap((range) => {
    const named = graph.filter((entry) => entry['@type'].includes(`schema:${range}`));
    return named.length > 0 ? [[range, named.map((entry) => entry['@id']).sort()] as const] : [];
  });
  return {
    source: `https://schema.org/version/${version}/schemaorg-current-https.jsonld`,
    licence: 'https://creativecommons.org/licenses/by-sa/3.0/',
    types: sorted([...types]),
    properties: sorted(properties),
    members: sorted(members),
  };
}

function withoutPrefix(name: string): string {
  return name.replace(/^schema:/, '');
}

function sorted<T>(entries: readonly (readonly [string, T])[]): Record<string, T> {
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Json } from '../../edits/json.ts';
import { freeName } from '../../edits/new-names.ts';
import { section } from '../../schema/sections/section.ts';
import { fittedSection, type SectionInput } from './fitted.ts';

const EXAMPLES = new URL('../../schema/examples/', import.meta.url);
const PATTERNS = new URL('patterns.yaml', import.meta.url);

/** Sections that every page has, or that only the page of a list or of its items can have. */
const PAGE_BOUND_KINDS: ReadonlySet<string> = new Set([
  'hero',
  'news-list',
  'news-article',
  'project-gallery',
  'project-detail',
]);

/** An example of a section; `name` is its kind, followed by its look if there are several. */
export interface Example {
  readonly name: string;
  readonly kind: string;
  readonly look: string | null;
  readonly section: SectionInput;
}

let examples: readonly Example[] | null = null;

/** Each kind of section that any page can have, in each of its looks. */
export function sectionExamples(): readonly Example[] {
  examples ??= readdirSync(EXAMPLES)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => parse(readFileSync(new URL(file, EXAMPLES), 'utf8')) as SectionInput)
    .filter(({ kind }) => !PAGE_BOUND_KINDS.has(kind))
    .flatMap((example): Example[] => {
      const { kind } = example;
      const looks = listLooks(kind);
      if (looks.length === 0) return [{ name: kind, kind, look: null, section: example }];
      return looks.map((look) => ({ name: `${kind}-${look}`, kind, look, section: { ...example, look } }));
    });
  return examples;
}

/** An example of the gallery, fitted to a site. @param usedIds names of sections on the page */
export function fittedExample(
  site: Json,
  name: string,
  page: string,
  usedIds: readonly string[],
): SectionInput | null {
  const example = sectionExamples().find((each) => each.name === name);
  if (!example) return null;
  const id = freeName(example.section.id, usedIds);
  return fittedSection(site, example.section, id, `${page}-${id}`);
}

/** Template of a new page. */
export interface Pattern {
  readonly name: string;
  readonly sections: readonly SectionInput[];
}

const patternsSchema = z.array(z.strictObject({ name: z.string(), sections: z.array(z.looseObject({})) }));

let patterns: readonly Pattern[] | null = null;

export function pagePatterns(): readonly Pattern[] {
  patterns ??= patternsSchema.parse(parse(readFileSync(PATTERNS, 'utf8'))) as unknown as readonly Pattern[];
  return patterns;
}

/** Sections of a pattern, without those that have nothing to show on this site. */
export function fittedPattern(site: Json, { sections }: Pattern, page: string): readonly SectionInput[] {
  return sections.flatMap((each) => fittedSection(site, each, each.id, page) ?? []);
}

/** Values of `look` in the schema of a kind. */
function listLooks(kind: string): readonly string[] {
  const schema = section.options.find(({ shape }) => shape.kind.value === kind);
  const look: unknown = schema && 'look' in schema.shape ? schema.shape.look : undefined;
  const inner = look instanceof z.ZodDefault ? look.unwrap() : look;
  return inner instanceof z.ZodEnum ? inner.options.map(String) : [];
}

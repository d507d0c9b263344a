import { z } from 'zod';
import { type SectionKind, section, sectionTexts } from '../../../schema/sections/section.ts';
import type { SectionTexts } from '../../../schema/text-slots.ts';

/** A list of a section: how many may stand in it, and one of them. */
export interface ListFacet {
  readonly name: string;
  readonly least: number;
  /** Infinity where any number may. */
  readonly most: number;
  /** An entry, as its own example or the section's example has it. */
  readonly entry: unknown;
}

/** In what a kind of section varies, as its schema says. */
export interface SectionFacets {
  readonly kind: SectionKind;
  /** The schema's example. */
  readonly example: Readonly<Record<string, unknown>>;
  /** The values of `look`; empty where there is only one way to draw it. */
  readonly looks: readonly string[];
  readonly grounds: readonly string[];
  /** How many may stand side by side; empty where nobody chooses. */
  readonly columns: readonly number[];
  /** The list that the section is about, the one with texts; null where it has none. */
  readonly list: ListFacet | null;
  /** Its buttons; null where it has none. */
  readonly actions: ListFacet | null;
  /** Whether any of its own texts may be left out. */
  readonly hasOptionalTexts: boolean;
}

/** As much of JSON Schema as is looked at here. */
interface Property {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: { readonly examples?: readonly unknown[] };
}

/** Every kind of section with all that it varies in, in the schema's order. */
export function sectionFacets(): readonly SectionFacets[] {
  return section.options.map(facetsOf);
}

function facetsOf(schema: (typeof section.options)[number]): SectionFacets {
  const kind = schema.shape.kind.value;
  const [example] = (schema.meta()?.examples ?? []) as Record<string, unknown>[];
  if (!example) throw new Error(`The schema of ${kind} has no example.`);
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Readonly<Record<string, Property>>;
  };
  const texts: SectionTexts = sectionTexts[kind];
  const [listName] = Object.keys(texts.lists ?? {});
  return {
    kind,
    example,
    looks: properties.look?.enum ?? [],
    grounds: properties.ground?.enum ?? [],
    columns: range(properties.columns),
    list: listName === undefined ? null : listFacet(listName, properties[listName], example),
    actions: properties.actions ? listFacet('actions', properties.actions, example) : null,
    hasOptionalTexts: Object.values(texts.own).includes('optional'),
  };
}

function range({ type, minimum, maximum }: Property = {}): number[] {
  if (type !== 'integer' || minimum === undefined || maximum === undefined) return [];
  return Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index);
}

function listFacet(
  name: string,
  { minItems = 0, maxItems = Number.POSITIVE_INFINITY, items }: Property = {},
  example: Readonly<Record<string, unknown>>,
): ListFacet {
  const written = example[name];
  const [entry] = items?.examples ?? (Array.isArray(written) ? written : []);
  return { name, least: minItems, most: maxItems, entry };
}

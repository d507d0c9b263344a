import { type SectionKind, section } from '../../../schema/sections/section.ts';
import type { KitExample, KitState } from './kit-example.ts';
import { itemName } from './kit-names.ts';
import { type SectionFacets, sectionFacets } from './section-facets.ts';
import { type Variation, variationsOf } from './vary-section.ts';

interface StatedVariation extends Variation {
  readonly state?: KitState;
}

/** What a kind has in place of its schema's example where that names something the kit does not have. */
const written: { readonly [K in SectionKind]?: Readonly<Record<string, unknown>> } = {
  packages: { set: 'kit-3', to: '/' },
  prose: { document: 'kit-long' },
  'project-detail': { quote: { label: 'get-quote', to: '/' } },
};

/** How a kind stands where its variations say nothing of it. */
const usually: { readonly [K in SectionKind]?: KitState } = {
  'latest-news': { of: 'rows', count: 3 },
  'news-list': { of: 'rows', count: 5 },
  'news-article': { of: 'rows', count: 1 },
  'project-gallery': { of: 'rows', count: 5 },
  'project-detail': { of: 'rows', count: 1 },
};

type More = (facets: SectionFacets) => readonly StatedVariation[];

const stages = (summary: boolean, { example }: SectionFacets): readonly StatedVariation[] =>
  (['filled', 'invalid', 'failed', 'expired', 'sending', 'sent'] as const).map((stage) => ({
    name: stage,
    written: summary ? { ...example, summary } : example,
    state: { of: 'form', stage },
  }));

const rowCounts = (
  counts: readonly (number | null)[],
  { example }: SectionFacets,
): readonly StatedVariation[] =>
  counts.map((count) => ({
    name: count === null ? 'cannot be read' : `${count} rows`,
    written: example,
    state: { of: 'rows', count },
  }));

/** The variations that do not follow from the schema alone. */
const more: { readonly [K in SectionKind]?: More } = {
  packages: ({ example }) =>
    [1, 2, 4, 5].map((count) => ({
      name: `${count} packages`,
      written: { ...example, set: `kit-${count}` },
    })),
  'price-list': ({ example }) => [
    {
      name: 'all kinds of lines, 2 buttons',
      written: {
        ...example,
        entries: [
          { kind: 'rate', id: itemName(0), rate: 'hourly', to: '/' },
          { kind: 'package', id: itemName(1), set: 'kit-3', package: itemName(1) },
          { kind: 'lowest', id: itemName(2), set: 'kit-3', to: '/' },
          { kind: 'package', id: itemName(3), set: 'kit-5', package: itemName(4) },
        ],
        actions: [
          { label: 'get-quote', to: '/' },
          { label: 'get-quote', to: '/', look: 'secondary' },
        ],
      },
    },
  ],
  comparison: ({ example }) => [
    {
      name: '3 columns',
      written: {
        ...example,
        columns: ['WooCommerce', 'Shopify', 'Magento'].map((name, index) => ({ id: itemName(index), name })),
      },
    },
  ],
  'bullet-cards': ({ example }) => [
    {
      name: 'names and buttons',
      written: {
        ...example,
        cards: [2, 4, 1].map((count, index) => ({
          id: itemName(index),
          icon: 'blocks',
          points: ['updates', 'support', 'hosting', 'care'].slice(0, count),
          names: ['WordPress', 'WooCommerce', 'Shopify'].slice(index),
          action: { label: 'get-quote', to: '/' },
        })),
      },
    },
  ],
  chips: ({ example }) => [
    {
      name: 'many names',
      written: {
        ...example,
        groups: [3, 9, 5].map((count, index) => ({
          id: itemName(index),
          icon: 'code',
          names: [
            'TypeScript',
            'React',
            'Node.js',
            'PostgreSQL',
            'Supabase',
            'Vite',
            'Playwright',
            'CSS',
            'HTML',
          ].slice(0, count),
        })),
      },
    },
  ],
  prose: ({ example, looks }) =>
    looks.map((look) => ({
      name: `look ${look}, a few lines`,
      written: { ...example, look, document: 'kit-short' },
    })),
  form: (facets) => [
    ...stages(false, facets),
    { name: 'with a summary', written: { ...facets.example, summary: true } },
    {
      name: 'with a summary, filled',
      written: { ...facets.example, summary: true },
      state: { of: 'form', stage: 'filled' },
    },
  ],
  'order-form': (facets) => stages(false, facets),
  'latest-news': ({ example, ...facets }) =>
    rowCounts([0, 1, 2, 4], { ...facets, example: { ...example, limit: 6 } }),
  'news-list': (facets) => [
    ...rowCounts([null, 0, 1, 2, 3, 4], facets),
    {
      name: '9 rows, 3 a page',
      written: { ...facets.example, perPage: 3 },
      state: { of: 'rows', count: 9 },
    },
  ],
  'news-article': (facets) => rowCounts([null], facets),
  'project-gallery': (facets) => [
    ...rowCounts([null, 0, 1, 2, 3, 4, 7], facets),
    {
      name: '9 rows, 3 a page',
      written: { ...facets.example, perPage: 3 },
      state: { of: 'rows', count: 9 },
    },
  ],
  'project-detail': (facets) => rowCounts([null], facets),
};

/**
 * Every kind of section in every variation that matters, as the schema takes it.
 * @throws ZodError when a variation is none that could stand in site.yaml
 */
export function kitExamples(): readonly KitExample[] {
  return sectionFacets().flatMap((facets) => {
    const { kind } = facets;
    const own = { ...facets, example: { ...facets.example, ...written[kind] } };
    const variations: readonly StatedVariation[] = [...variationsOf(own), ...(more[kind]?.(own) ?? [])];
    return variations.map((variation) => exampleOf(kind, variation));
  });
}

function exampleOf(kind: SectionKind, variation: StatedVariation): KitExample {
  const { name, written: fields, withOptionalTexts = true, state = usually[kind] ?? null } = variation;
  const id = `${kind}-${name.replace(/[^a-z0-9]+/gi, '-').toLowerCase()}`;
  // Each form has an id of its own, or else fields of several examples would have the same.
  const form = 'form' in fields ? { form: id } : {};
  return {
    id,
    kind,
    variation: name,
    section: section.parse({ ...fields, ...form, id }),
    withOptionalTexts,
    state,
  };
}

import type { RowKind, RowReply, RowRequest, Rows } from '../../../app/data/row-requests.ts';
import type { ResolvedSite } from '../../../app/site/resolved-site.ts';
import type { NewsRow, ProjectRow } from '../../../app/site/row-shapes.ts';
import { textKeys } from '../../../app/site/texts/text-keys.ts';

const SENTENCES = [
  'Columns of basalt form where lava cools slowly and evenly.',
  'Each one has five, six or seven sides, as the stone cracks along the shortest lines.',
  'Þær standa þétt saman, sumar beinar og aðrar bognar, og mynda stalla niður að sjó.',
  'The tallest ones are more than twenty metres high.',
] as const;
const PARAGRAPH = SENTENCES.join(' ');
/** Texts that are sentences; all others are short names. */
const LONG_SLOT = /^(text|caption|alt|description|answer|help|empty|success|error|notice|keywords)$/i;

type Tree = { [name: string]: string | Tree };

/** The locale files and documents of a site by path, each text made from its key. */
export function createSampleTexts(site: ResolvedSite): Record<string, string> {
  const files: Record<string, string> = {};
  const documents = site.pages.flatMap(({ sections }) =>
    sections.flatMap((section) => (section.kind === 'prose' ? [section.document] : [])),
  );
  for (const { code } of site.languages) {
    const trees: Record<string, Tree> = {};
    for (const { namespace, key, variables } of textKeys(site)) {
      trees[namespace] ??= {};
      putText(trees[namespace], key.split('.'), createSampleText(key, variables));
    }
    for (const [namespace, tree] of Object.entries(trees))
      files[`locales/${code}/${namespace}.json`] = JSON.stringify(tree);
    for (const document of documents)
      files[`content/${code}/${document}.md`] =
        `${PARAGRAPH}\n\n## Lava\n\n${PARAGRAPH}\n\n- Basalt\n- Obsidian\n`;
  }
  return files;
}

/**
 * @param key dotted, below the namespace: `card-grid.card-grid.cards.linked.title`
 * @param variables names that the text has to contain
 */
function createSampleText(key: string, variables: readonly string[]): string {
  const parts = key.split('.');
  const slot = parts.at(-1) ?? '';
  const isName = ['title', 'name', 'label', 'question'].includes(slot);
  const name = (isName ? parts.at(-2) : slot) ?? slot;
  const words = name.replaceAll(/[-_]/g, ' ').replace(/^./, (letter) => letter.toUpperCase());
  const sentence = SENTENCES[key.length % SENTENCES.length] ?? '';
  // The check requires titles and descriptions of pages to differ and to have a certain length.
  if (parts.at(-2) === 'meta' || slot === 'homeTitle') {
    const title = `Sample page: ${parts.at(-3) ?? slot}`;
    return slot === 'description' ? `${title}. ${sentence}` : title;
  }
  const text = LONG_SLOT.test(slot) ? sentence : words;
  return [text, ...variables.map((variable) => `{{${variable}}}`)].join(' ');
}

function putText(tree: Tree, [name = '', ...rest]: readonly string[], text: string): void {
  if (rest.length === 0) {
    tree[name] = text;
    return;
  }
  const branch = tree[name] ?? {};
  if (typeof branch === 'string') return;
  tree[name] = branch;
  putText(branch, rest, text);
}

/** Picture in index of those of the library: a harbour of plain shapes, with a bright object in each corner. */
export const SAMPLE_PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1067" preserveAspectRatio="xMidYMid slice">
<rect width="1600" height="1067" fill="#cfe0ea"/><circle cx="1180" cy="300" r="120" fill="#f6d9a8"/>
<path d="M0 620 330 330l260 240 300-330 330 340 380-170v657H0z" fill="#6d8796"/><path d="M0 720h1600v347H0z" fill="#2f5a6e"/>
<path d="M160 760h420l-70 130H230z" fill="#b4472e"/><path d="M330 560h90v200h-90z" fill="#f3efe6"/>
<path d="M940 800h300l-50 95H990z" fill="#e7b93c"/><path d="M1060 660h60v140h-60z" fill="#f3efe6"/></svg>`;

const COUNT = 5;
const news = Array.from(
  { length: COUNT },
  (_, index): NewsRow => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    slug: `item-${index + 1}`,
    title: `News item ${index + 1} about basalt`,
    excerpt: SENTENCES[index % SENTENCES.length] ?? null,
    content: `${PARAGRAPH}\n${PARAGRAPH}`,
    image_url: null,
    pictures: null,
    published_at: getPublicationTime(index),
    translations: {},
  }),
);
const projects = Array.from(
  { length: COUNT },
  (_, index): ProjectRow => ({
    id: `item-${index + 1}`,
    title: `Project ${index + 1}`,
    description: SENTENCES[index % SENTENCES.length] ?? '',
    content: `14 → 0 | seats sold twice\n81% | of bookings come from a phone\n${PARAGRAPH}\n${PARAGRAPH}`,
    category: ['Shop', 'Site'][index % 2] ?? '',
    tags: ['React', 'Supabase', 'WordPress'].slice(index % 3),
    image_url: null,
    pictures: null,
    link: 'https://example.is/',
    screen: null,
    colour: null,
    published_at: getPublicationTime(index),
    translations: {},
  }),
);

function getPublicationTime(index: number): string {
  return new Date(Date.UTC(2026, 8, 30 - 7 * index, 9)).toISOString();
}

const answers: { readonly [K in RowKind]: (request: RowRequest<K>) => unknown } = {
  news: ({ from, count }) => ({ rows: news.slice(from, from + count), total: COUNT }),
  'news-item': ({ slug }) => news.find((row) => row.slug === slug) ?? null,
  projects: () => projects,
  project: ({ id }) => projects.find((row) => row.id === id) ?? null,
  index: () => ({
    news: news.map(({ slug, published_at }) => ({ name: slug, publishedAt: published_at })),
    projects: projects.map(({ id, published_at }) => ({ name: id, publishedAt: published_at })),
  }),
};

/** Some news and projects, the same each time. */
export const sampleRows: Rows = {
  // The compiler cannot see that the answer is of the kind of the request.
  read: async <K extends RowKind>(request: RowRequest<K>) => {
    const answer = answers[request.of as K] as (request: RowRequest<K>) => unknown;
    return { ok: true, value: answer(request), problems: [] } as unknown as RowReply<K>;
  },
};

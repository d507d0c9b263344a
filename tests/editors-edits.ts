import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { applyEdits } from '../edits/apply-edits.ts';
import type { Files } from '../edits/edit.ts';
import type { Edit } from '../edits/edit-schema.ts';
import type { Json } from '../edits/json.ts';
import { siteValue } from '../edits/site-value.ts';
import type { ValuePath } from '../schema/value-path.ts';
import { moveEdits } from '../studio/pages/move-edits.ts';

/*
 * Edits by people who maintain the site, as the Studio makes them: of site.yaml, of texts and of documents. They
 * find their position in any content, so that the content may change.
 */

/** A text by language; a language without one gets the English text. */
type TextByLanguage = Readonly<Record<string, string>>;
type TextsBySlot = Readonly<Record<string, TextByLanguage>>;

const texts = parse(readFileSync(new URL('./fixtures/editors-texts.yaml', import.meta.url), 'utf8')) as {
  readonly [added in
    | 'starter'
    | 'how-long'
    | 'printing'
    | 'print-shop-menu'
    | 'print-shop'
    | 'heard_from']: TextsBySlot;
} & { readonly [added in 'holiday' | 'signed' | 'get-quote']: TextByLanguage };

const DAY_MS = 86_400_000;

/** An edit that an editor makes. */
export interface EditorsEdit {
  readonly name: string;
  /** @throws if the content has no place for it */
  readonly edits: (files: Files) => readonly Edit[];
}

type Edits = EditorsEdit['edits'];

/** Content after some edits, one after another. @throws if an edit does not fit */
export function applyEditorsEdits(files: Files, all: readonly EditorsEdit[]): Files {
  return all.reduce((before, { name, edits }) => {
    const { files: after, conflicts } = applyEdits(before, edits(before));
    if (conflicts.length > 0) throw new Error(`${name}: ${JSON.stringify(conflicts)}`);
    return after;
  }, files);
}

function valueIn(files: Files, path: ValuePath): Json {
  const value = siteValue(files, path);
  if (value === undefined) throw new Error(`site.yaml has no ${path.join(' > ')}.`);
  return value;
}

function listLanguages(files: Files): string[] {
  const folders = Object.keys(files).flatMap((name) => /^locales\/(\w+)\//.exec(name)?.[1] ?? []);
  return [...new Set(folders)].filter((code) => code !== 'checks');
}

function set(path: ValuePath, change: Json | ((before: Json) => Json)): Edits {
  return (files) => {
    const before = valueIn(files, path);
    return [{ kind: 'set', path, before, after: typeof change === 'function' ? change(before) : change }];
  };
}

/** Raises all amounts by about a tenth, to whole numbers. */
function raise(path: ValuePath): Edits {
  return set([...path, 'amounts'], (amounts) =>
    Object.fromEntries(
      Object.entries(amounts as Record<string, number>).map(([currency, amount]) => [
        currency,
        Math.round((amount * 1.1) / 2) * 2 + 1,
      ]),
    ),
  );
}

/** Adds an entry at the end of a list. */
function add(list: ValuePath, item: Json): Edits {
  return (files) => {
    const count = (valueIn(files, list) as readonly Json[]).length;
    return [{ kind: 'insert', list, item, after: count === 0 ? null : count - 1 }];
  };
}

/** Changes a text of one language. */
function rewrite(language: string, key: string, change: (text: string) => string): Edits {
  return (files) => {
    const [namespace, way = ''] = key.split(':');
    const tree = JSON.parse(files[`locales/${language}/${namespace}.json`] ?? '{}');
    const before: string | null = way.split('.').reduce((inner, name) => inner?.[name], tree) ?? null;
    return [{ kind: 'text', language, key, before, after: change(before ?? '') }];
  };
}

/** Writes texts whose keys have the same start, `common:notices`, in each language. */
function write(start: string, slots: TextsBySlot): Edits {
  return (files) =>
    Object.entries(slots).flatMap(([slot, text]) =>
      listLanguages(files).flatMap((code) =>
        rewrite(code, `${start}.${slot}`, () => text[code] ?? text.en ?? '')(files),
      ),
    );
}

function joinEdits(...all: readonly Edits[]): Edits {
  return (files) => all.flatMap((edits) => edits(files));
}

interface WrittenPage {
  readonly id: string;
  readonly texts: string;
  readonly sections: readonly { readonly id: string; readonly kind: string }[];
}

/** Edits the first section of a kind. @param work gets its path and the start of its text keys */
function inSection(kind: string, work: (path: ValuePath, texts: string) => Edits): Edits {
  return (files) => {
    const pages = valueIn(files, ['pages']) as unknown as readonly WrittenPage[];
    const matchingEdits = pages.flatMap(({ id: page, texts: file, sections }) =>
      sections
        .filter((section) => section.kind === kind)
        .map(({ id }) => work(['pages', page, 'sections', id], `${file}:${page}.${id}`)),
    );
    if (!matchingEdits[0]) throw new Error(`No page has a section of the kind ${kind}.`);
    return matchingEdits[0](files);
  };
}

const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Twenty-two ordinary edits, applied one after another. */
export const editorsEdits: readonly EditorsEdit[] = [
  { name: 'the price of a package', edits: raise(['packages', 2, 'packages', 0, 'price']) },
  { name: 'the hourly rate', edits: raise(['rates', 0]) },
  {
    name: 'a package more',
    edits(files) {
      const { id, texts: namespace } = valueIn(files, ['packages', 3]) as { id: string; texts: string };
      const like = valueIn(files, ['packages', 3, 'packages', 0]) as { [key: string]: Json };
      const price = { kind: 'fixed', amounts: { ISK: 590, USD: 5, EUR: 4, DKK: 29 } };
      const { facts, features = [] } = like;
      const item = { id: 'starter', price, ...(facts !== undefined && { facts }), features };
      return joinEdits(
        add(['packages', 3, 'packages'], item),
        write(`${namespace}:packages.${id}.starter`, texts.starter),
      )(files);
    },
  },
  {
    name: 'a notice for some weeks',
    edits: joinEdits(
      add(['notices'], { id: 'holiday', validFrom: dayFromNow(-1), validUntil: dayFromNow(40) }),
      write('common:notices', { holiday: texts.holiday }),
    ),
  },
  { name: 'opening hours', edits: set(['company', 'hours', 0, 'closes'], '16:00') },
  { name: 'the phone number', edits: set(['company', 'phone'], '+354 555 0199') },
  {
    name: 'a question more',
    edits: inSection('faq', (path, start) =>
      joinEdits(
        add([...path, 'questions'], { id: 'how-long' }),
        write(`${start}.questions.how-long`, texts['how-long']),
      ),
    ),
  },
  {
    name: 'a card more',
    edits: inSection('card-grid', (path, start) =>
      joinEdits(
        add([...path, 'cards'], { id: 'printing', icon: 'printer', to: '/hafa-samband' }),
        write(`${start}.cards.printing`, texts.printing),
      ),
    ),
  },
  {
    name: 'a page more, in a menu',
    edits: joinEdits(
      add(['pages'], {
        ...{ id: 'print-shop', path: '/prentstofa', texts: 'services' },
        sections: [{ kind: 'hero', id: 'hero' }],
      }),
      add(['navigation', 'quick'], '/prentstofa'),
      write('nav:print-shop', texts['print-shop-menu']),
      write('services:print-shop', texts['print-shop']),
    ),
  },
  {
    name: 'a form field with options',
    edits: (files) =>
      joinEdits(
        add(['forms', 0, 'fields'], {
          ...{ name: 'heard_from', type: 'select' },
          options: [{ value: 'friend' }, { value: 'search' }],
        }),
        write(`forms:${String(valueIn(files, ['forms', 0, 'id']))}.fields.heard_from`, texts.heard_from),
      )(files),
  },
  {
    name: 'a typing mistake that is corrected',
    edits: rewrite('is', 'home:home.hero.text', (text) => text.replace(/ og /, ' sem og ')),
  },
  { name: 'a client more', edits: add(['company', 'clients'], 'Hafnarhús Kaffi') },
  { name: 'a figure', edits: set(['figures', 'clients'], '700+') },
  {
    name: 'another icon',
    edits: inSection('card-grid', (path) => set([...path, 'cards', 0, 'icon'], 'heart')),
  },
  {
    name: 'a link more in the menu',
    edits: add(['navigation', 'header'], { kind: 'link', to: '/thjonustupakkar' }),
  },
  { name: 'a redirect', edits: add(['redirects'], { from: '/pakkar', to: '/thjonustupakkar' }) },
  {
    name: 'a paragraph more in a document',
    edits: (files) =>
      listLanguages(files).map((language): Edit => {
        const before = files[`content/${language}/terms.md`] ?? '';
        const after = `${before.trimEnd()}\n\n${texts.signed[language] ?? texts.signed.en}\n`;
        return { kind: 'document', language, document: 'terms', before, after };
      }),
  },
  {
    name: 'another heading in Icelandic',
    edits: rewrite('is', 'home:home.hero.title', () => 'Vefir sem fólk kemst um'),
  },
  { name: 'the label of a button', edits: write('common:actions', { 'get-quote': texts['get-quote'] }) },
  {
    name: 'the order of cards',
    edits: inSection('card-grid', (path) => (files) => {
      const list = [...path, 'cards'];
      const { length } = valueIn(files, list) as readonly Json[];
      return [{ kind: 'move', list, item: 0, after: length - 1 }];
    }),
  },
  { name: 'the street of an office', edits: set(['company', 'offices', 0, 'street'], 'Hverfisgata 4') },
  {
    name: 'another address of a page',
    edits(files) {
      const from = String(valueIn(files, ['navigation', 'legal', 1]));
      const plan = moveEdits(files, { from, to: '/um-gogn', only: false });
      if (plan.kind !== 'edits') throw new Error(`${from} cannot be moved: ${plan.kind}`);
      return plan.edits;
    },
  },
];

import { readFileSync } from 'node:fs';
import { type Document, isNode, isSeq, parse, parseDocument } from 'yaml';
import type { ContentFiles } from '../scripts/check/project/content-files.ts';
import { planMove } from '../scripts/move/plan-move.ts';

/*
 * Edits that people make who look after the site: of site.yaml, of texts and of documents. They find their place in
 * whatever content there is, so that the content may change.
 */

type YamlPath = readonly (string | number)[];

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

/** The content of a site while it is edited. */
class Draft {
  readonly files: Map<string, string>;
  #parsed: { readonly text: string; readonly document: Document } | null = null;

  constructor(files: ContentFiles) {
    this.files = new Map(
      [...files].map(([name, contents]) => [name, Buffer.from(contents).toString('utf8')]),
    );
  }

  get languages(): string[] {
    return [
      ...new Set([...this.files.keys()].flatMap((name) => /^locales\/(\w+)\//.exec(name)?.[1] ?? [])),
    ].filter((code) => code !== 'checks');
  }

  /** The value at a place in site.yaml. */
  value(path: YamlPath): unknown {
    const node = this.#document().getIn(path, true);
    return isNode(node) ? node.toJSON() : undefined;
  }

  /** Puts something else in the place of a value. */
  set(path: YamlPath, value: string | number): void {
    this.#edit((document) => document.setIn(path, value));
  }

  /** Adds an entry, as it is written, at the end of a list. */
  add(path: YamlPath, entry: string): void {
    this.#edit((document) => document.addIn(path, document.createNode(parse(entry))));
  }

  /** Puts the first entry of a list last. */
  rotate(path: YamlPath): void {
    this.#edit((document) => {
      const list = document.getIn(path);
      if (!isSeq(list)) throw new Error(`site.yaml has no list ${path.join(' > ')}.`);
      list.items.push(...list.items.splice(0, 1));
    });
  }

  /** Writes texts whose names begin alike, `common:notices`, in each language. */
  writeAll(start: string, slots: TextsBySlot): void {
    for (const [slot, text] of Object.entries(slots))
      for (const language of this.languages)
        this.rewrite(language, `${start}.${slot}`, () => text[language] ?? text.en ?? '');
  }

  /** Changes a text of one language. */
  rewrite(language: string, name: string, change: (text: string) => string): void {
    const [namespace, way = ''] = name.split(':');
    const file = `locales/${language}/${namespace}.json`;
    const tree = JSON.parse(this.files.get(file) ?? '{}');
    const keys = way.split('.');
    const last = keys.pop() ?? '';
    let at = tree;
    for (const key of keys) at = at[key] ??= {};
    at[last] = change(at[last] ?? '');
    this.files.set(file, `${JSON.stringify(tree, null, 2)}\n`);
  }

  /** site.yaml as a document, parsed once for each state of it. */
  #document(): Document {
    const text = this.files.get('site.yaml') ?? '';
    if (this.#parsed?.text !== text) this.#parsed = { text, document: parseDocument(text) };
    return this.#parsed.document;
  }

  #edit(change: (document: Document) => void): void {
    const document = this.#document();
    change(document);
    const text = document.toString({ lineWidth: 0 });
    this.files.set('site.yaml', text);
    this.#parsed = { text, document };
  }
}

/** An edit; it throws where the content has no place for it. */
export interface EditorsEdit {
  readonly name: string;
  readonly make: (draft: Draft) => void;
}

/** The first section of a kind, with the start of the names of its texts, `home:home.services`. */
function sectionOf(draft: Draft, kind: string) {
  const pages = draft.value(['pages']) as PageValue[];
  const page = pages.findIndex(({ sections }) => sections.some((section) => section.kind === kind));
  const section = pages[page]?.sections.findIndex((each) => each.kind === kind) ?? -1;
  const path = ['pages', page, 'sections', section];
  return { path, texts: `${pages[page]?.texts}:${pages[page]?.id}.${pages[page]?.sections[section]?.id}` };
}

interface PageValue {
  readonly id: string;
  readonly texts: string;
  readonly sections: readonly { readonly id: string; readonly kind: string }[];
}

/** Raises all amounts of a price by about a tenth, to whole numbers. */
function raise(draft: Draft, path: YamlPath): void {
  const amounts = Object.entries(draft.value([...path, 'amounts']) as Record<string, number>);
  for (const [currency, amount] of amounts)
    draft.set([...path, 'amounts', currency], Math.round((amount * 1.1) / 2) * 2 + 1);
}

const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Twenty-two ordinary edits, one after the other. */
export const editorsEdits: readonly EditorsEdit[] = [
  {
    name: 'the price of a package',
    make: (draft) => raise(draft, ['packages', 2, 'packages', 0, 'price']),
  },
  { name: 'the hourly rate', make: (draft) => raise(draft, ['rates', 0]) },
  {
    name: 'a package more',
    make(draft) {
      const {
        id: set,
        texts: namespace,
        packages,
      } = draft.value(['packages', 3]) as {
        id: string;
        texts: string;
        packages: { facts?: object; features: string[] }[];
      };
      const { facts, features } = packages[0] ?? { features: [] };
      const rest = facts ? `, facts: ${JSON.stringify(facts)}` : '';
      const price = 'price: { kind: fixed, amounts: { ISK: 590, USD: 5, EUR: 4, DKK: 29 } }';
      draft.add(
        ['packages', 3, 'packages'],
        `{ id: starter, ${price}${rest}, features: [${features.join(', ')}] }`,
      );
      draft.writeAll(`${namespace}:packages.${set}.starter`, texts.starter);
    },
  },
  {
    name: 'a notice for some weeks',
    make(draft) {
      draft.add(['notices'], `{ id: holiday, validFrom: ${dayFromNow(-1)}, validUntil: ${dayFromNow(40)} }`);
      draft.writeAll('common:notices', { holiday: texts.holiday });
    },
  },
  { name: 'opening hours', make: (draft) => draft.set(['company', 'hours', 0, 'closes'], '16:00') },
  { name: 'the phone number', make: (draft) => draft.set(['company', 'phone'], '+354 555 0199') },
  {
    name: 'a question more',
    make(draft) {
      const { path, texts: start } = sectionOf(draft, 'faq');
      draft.add([...path, 'questions'], '{ id: how-long }');
      draft.writeAll(`${start}.questions.how-long`, texts['how-long']);
    },
  },
  {
    name: 'a card more',
    make(draft) {
      const { path, texts: start } = sectionOf(draft, 'card-grid');
      draft.add([...path, 'cards'], '{ id: printing, icon: printer, to: /hafa-samband }');
      draft.writeAll(`${start}.cards.printing`, texts.printing);
    },
  },
  {
    name: 'a page more, in a menu',
    make(draft) {
      draft.add(
        ['pages'],
        '{ id: print-shop, path: /prentstofa, texts: services, sections: [{ kind: hero, id: hero }] }',
      );
      draft.add(['navigation', 'quick'], '/prentstofa');
      draft.writeAll('nav:print-shop', texts['print-shop-menu']);
      draft.writeAll('services:print-shop', texts['print-shop']);
    },
  },
  {
    name: 'a form field with options',
    make(draft) {
      const { id } = draft.value(['forms', 0]) as { id: string };
      draft.add(
        ['forms', 0, 'fields'],
        '{ name: heard_from, type: select, options: [{ value: friend }, { value: search }] }',
      );
      draft.writeAll(`forms:${id}.fields.heard_from`, texts.heard_from);
    },
  },
  {
    name: 'a typing mistake that is corrected',
    make: (draft) => draft.rewrite('is', 'home:home.hero.text', (text) => text.replace(/ og /, ' sem og ')),
  },
  { name: 'a client more', make: (draft) => draft.add(['company', 'clients'], 'Hafnarhús Kaffi') },
  { name: 'a figure', make: (draft) => draft.set(['figures', 'clients'], '700+') },
  {
    name: 'another icon',
    make: (draft) => draft.set([...sectionOf(draft, 'card-grid').path, 'cards', 0, 'icon'], 'heart'),
  },
  {
    name: 'a link more in the menu',
    make: (draft) => draft.add(['navigation', 'header'], '{ kind: link, to: /thjonustupakkar }'),
  },
  {
    name: 'a redirect',
    make: (draft) => draft.add(['redirects'], '{ from: /pakkar, to: /thjonustupakkar }'),
  },
  {
    name: 'a paragraph more in a document',
    make(draft) {
      for (const language of draft.languages) {
        const file = `content/${language}/terms.md`;
        draft.files.set(
          file,
          `${draft.files.get(file)?.trimEnd()}\n\n${texts.signed[language] ?? texts.signed.en}\n`,
        );
      }
    },
  },
  {
    name: 'another heading in Icelandic',
    make: (draft) => draft.rewrite('is', 'home:home.hero.title', () => 'Vefir sem fólk kemst um'),
  },
  {
    name: 'the label of a button',
    make: (draft) => draft.writeAll('common:actions', { 'get-quote': texts['get-quote'] }),
  },
  {
    name: 'the order of cards',
    make: (draft) => draft.rotate([...sectionOf(draft, 'card-grid').path, 'cards']),
  },
  {
    name: 'the street of an office',
    make: (draft) => draft.set(['company', 'offices', 0, 'street'], 'Hverfisgata 4'),
  },
  {
    name: 'another address of a page',
    make(draft) {
      const before = new Map(draft.files);
      const from = String(draft.value(['navigation', 'legal', 1]));
      const plan = planMove(before, { from, to: '/um-gogn', only: false });
      if (plan.kind !== 'ready') throw new Error(`${from} cannot be moved: ${plan.kind}`);
      for (const { file, after } of plan.files) draft.files.set(file, after);
    },
  },
];

/** The content of a site after some edits. */
export function edited(files: ContentFiles, edits: readonly EditorsEdit[]): Map<string, string> {
  const draft = new Draft(files);
  for (const { make } of edits) make(draft);
  return draft.files;
}

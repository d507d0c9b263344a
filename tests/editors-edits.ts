import { type Document, isMap, isNode, isScalar, isSeq, type Node, parseDocument, visit } from 'yaml';
import type { ContentFiles } from '../scripts/check/project/content-files.ts';
import { planMove } from '../scripts/move/plan-move.ts';

/*
 * Edits that people make who look after the site: of site.yaml, of texts and of documents. They find their place in
 * whatever content there is, so that the content may change.
 */

type YamlPath = readonly (string | number)[];

/** The texts of an edit by language; a language without one gets the English text. */
type TextByLanguage = Readonly<Record<string, string>>;

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

  get site(): string {
    return this.files.get('site.yaml') ?? '';
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

  /** Writes something else in the place of a value. */
  set(path: YamlPath, written: string): void {
    const [start, end] = this.#range(path);
    this.#splice(start, end, written);
  }

  /** Adds an entry at the end of a list. */
  add(path: YamlPath, entry: string): void {
    const list = this.#document().getIn(path, true);
    if (!isSeq(list)) throw new Error(`site.yaml has no list ${path.join(' > ')}.`);
    const [start, end] = this.#range(path);
    if (list.flow) {
      this.#splice(end - 1, end - 1, `${list.items.length > 0 ? ', ' : ''}${entry}`);
      return;
    }
    const indent = ' '.repeat(start - this.site.lastIndexOf('\n', start) - 1);
    // Behind the last entry, and before the comments that belong to what comes next.
    const last = list.items.at(-1) as Node;
    const after = this.site.indexOf('\n', last.range?.[1] ?? end) + 1 || this.site.length;
    const isAtLineStart = this.site[(last.range?.[1] ?? 0) - 1] === '\n';
    const place = isAtLineStart ? (last.range?.[1] ?? end) : after;
    this.#splice(place, place, `${indent}- ${entry}\n`);
  }

  /** Puts the first entry of a list last. */
  rotate(path: YamlPath): void {
    const length = (this.value(path) as unknown[]).length;
    const entries = Array.from({ length }, (_, place) => this.#text([...path, place]));
    const turned = [...entries.slice(1), entries[0] ?? ''];
    // From the end, so that places before stay as they are.
    for (let place = length - 1; place >= 0; place--) this.set([...path, place], turned[place] ?? '');
  }

  /** Writes a text of a name like `common:notices.holiday`, in each language. */
  write(name: string, words: TextByLanguage): void {
    for (const language of this.languages)
      this.rewrite(language, name, () => words[language] ?? words.en ?? '');
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
    if (this.#parsed?.text !== this.site)
      this.#parsed = { text: this.site, document: parseDocument(this.site) };
    return this.#parsed.document;
  }

  #range(path: YamlPath): [number, number] {
    const node = this.#document().getIn(path, true);
    if (!isNode(node) || !node.range) throw new Error(`site.yaml has no ${path.join(' > ')}.`);
    return [node.range[0], node.range[1]];
  }

  #text(path: YamlPath): string {
    return this.site.slice(...this.#range(path));
  }

  #splice(from: number, to: number, text: string): void {
    this.files.set('site.yaml', `${this.site.slice(0, from)}${text}${this.site.slice(to)}`);
  }

  /** The ways to all maps in site.yaml that have some entries, `{ kind: 'faq' }`. */
  maps(entries: Readonly<Record<string, unknown>>): YamlPath[] {
    const found: YamlPath[] = [];
    visit(this.#document(), {
      Map(_, map, ancestors) {
        if (Object.entries(entries).every(([key, value]) => map.get(key) === value))
          found.push(wayOf([...ancestors, map]));
      },
    });
    return found;
  }
}

/** The way to the last of some nodes, each of which is in the one before. */
function wayOf(nodes: readonly unknown[]): YamlPath {
  return nodes.slice(0, -1).flatMap((node, depth): YamlPath => {
    const next = nodes[depth + 1];
    if (isSeq(node)) return [node.items.indexOf(next)];
    if (!isMap(node)) return [];
    const pair = node.items.find((item) => item === next);
    return pair && isScalar(pair.key) ? [String(pair.key.value)] : [];
  });
}

/** An edit; it throws where the content has no place for it. */
export interface EditorsEdit {
  readonly name: string;
  readonly make: (draft: Draft) => void;
}

function firstOf(draft: Draft, entries: Readonly<Record<string, unknown>>): YamlPath {
  const [path] = draft.maps(entries);
  if (!path) throw new Error(`site.yaml has nothing with ${JSON.stringify(entries)}.`);
  return path;
}

/** The first section of a kind, with the start of the names of its texts, `home:home.services`. */
function sectionOf(draft: Draft, kind: string) {
  const path = firstOf(draft, { kind });
  const page = draft.value(path.slice(0, 2)) as { id: string; texts: string };
  const section = draft.value(path) as { id: string };
  return { path, texts: `${page.texts}:${page.id}.${section.id}` };
}

/** Raises all amounts of a price by about a tenth, to whole numbers. */
function raise(draft: Draft, path: YamlPath): void {
  const amounts = Object.entries(draft.value([...path, 'amounts']) as Record<string, number>);
  for (const [currency, amount] of amounts)
    draft.set([...path, 'amounts', currency], String(Math.round((amount * 1.1) / 2) * 2 + 1));
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
        texts,
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
      draft.write(`${texts}:packages.${set}.starter.name`, {
        is: 'Byrjun',
        en: 'Starter',
        es: 'Inicio',
        da: 'Begynder',
      });
      draft.write(`${texts}:packages.${set}.starter.description`, {
        is: 'Fyrir þau sem vilja byrja smátt og sjá svo til.',
        en: 'For those who want to begin small and see how it goes.',
        es: 'Para quienes quieren empezar poco a poco y ver qué tal va.',
        da: 'Til dem, der gerne vil starte småt og se, hvordan det går.',
      });
    },
  },
  {
    name: 'a notice for some weeks',
    make(draft) {
      draft.add(['notices'], `{ id: holiday, validFrom: ${dayFromNow(-1)}, validUntil: ${dayFromNow(40)} }`);
      draft.write('common:notices.holiday', {
        is: 'Lokað er hjá okkur á frídegi verslunarmanna.',
        en: 'We are closed on the bank holiday.',
        es: 'Cerramos el día festivo.',
        da: 'Vi holder lukket på helligdagen.',
      });
    },
  },
  { name: 'opening hours', make: (draft) => draft.set(['company', 'hours', 0, 'closes'], '"16:00"') },
  { name: 'the phone number', make: (draft) => draft.set(['company', 'phone'], '+354 555 0199') },
  {
    name: 'a question more',
    make(draft) {
      const { path, texts } = sectionOf(draft, 'faq');
      draft.add([...path, 'questions'], '{ id: how-long }');
      draft.write(`${texts}.questions.how-long.question`, {
        is: 'Hvað tekur þetta langan tíma?',
        en: 'How long does it take?',
        es: '¿Cuánto tiempo se necesita?',
        da: 'Hvor lang tid varer det?',
      });
      draft.write(`${texts}.questions.how-long.answer`, {
        is: 'Oftast 2–4 vikur, eftir því hve mörg kerfin eru.',
        en: 'Usually 2–4 weeks, depending on how many systems there are.',
        es: 'Normalmente 2–4 semanas, según cuántos sistemas haya.',
        da: 'Som regel 2–4 uger, alt efter hvor mange systemer der er.',
      });
    },
  },
  {
    name: 'a card more',
    make(draft) {
      const { path, texts } = sectionOf(draft, 'card-grid');
      draft.add([...path, 'cards'], '{ id: printing, icon: printer, to: /hafa-samband }');
      draft.write(`${texts}.cards.printing.title`, {
        is: 'Prentun',
        en: 'Printing',
        es: 'Imprenta',
        da: 'Tryk',
      });
      draft.write(`${texts}.cards.printing.text`, {
        is: 'Við göngum frá bæklingum og nafnspjöldum og sendum þau í prentsmiðju.',
        en: 'We prepare brochures and business cards and send them to the printer.',
        es: 'Preparamos folletos y tarjetas de visita y los mandamos a la imprenta.',
        da: 'Vi gør brochurer og visitkort klar og sender dem til trykkeriet.',
      });
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
      draft.write('nav:print-shop.title', {
        is: 'Prentstofa',
        en: 'Print shop',
        es: 'Imprenta',
        da: 'Trykkeri',
      });
      const slots: Readonly<Record<string, TextByLanguage>> = {
        'meta.title': {
          is: 'Prentun fyrir fyrirtæki',
          en: 'Printing for businesses',
          es: 'Impresión para empresas',
          da: 'Tryk til virksomheder',
        },
        'meta.description': {
          is: 'Bæklingar, nafnspjöld og merkingar sem passa við vefinn þinn. Við göngum frá skránum og fylgjum þeim alla leið.',
          en: 'Brochures, business cards and signs that match your website. We prepare the files and see them all the way through.',
          es: 'Folletos, tarjetas y rótulos a juego con tu sitio web. Preparamos los archivos y los acompañamos hasta el final.',
          da: 'Brochurer, visitkort og skilte, der passer til dit websted. Vi klargør filerne og følger dem hele vejen.',
        },
        'meta.keywords': {
          is: 'prentun, bæklingar, nafnspjöld',
          en: 'printing, brochures, business cards',
          es: 'impresión, folletos, tarjetas de visita',
          da: 'tryk, brochurer, visitkort',
        },
        'hero.title': {
          is: 'Vefurinn á pappír',
          en: 'Your website on paper',
          es: 'Tu sitio web en papel',
          da: 'Dit websted på papir',
        },
        'hero.text': {
          is: 'Sömu litir, sama letur og sami tónn, líka þegar enginn skjár er nálægt.',
          en: 'The same colours, the same type and the same tone, even with no screen near.',
          es: 'Los mismos colores, la misma letra y el mismo tono, también sin pantalla cerca.',
          da: 'De samme farver, den samme skrift og den samme tone, også uden en skærm i nærheden.',
        },
      };
      for (const [slot, words] of Object.entries(slots)) draft.write(`services:print-shop.${slot}`, words);
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
      draft.write(`forms:${id}.fields.heard_from.label`, {
        is: 'Hvar fréttirðu af okkur?',
        en: 'Where did you hear of us?',
        es: '¿Dónde oíste hablar de nosotros?',
        da: 'Hvor hørte du om os?',
      });
      draft.write(`forms:${id}.fields.heard_from.options.friend`, {
        is: 'Vinur sagði mér',
        en: 'A friend told me',
        es: 'Me lo dijo un amigo',
        da: 'En ven sagde det',
      });
      draft.write(`forms:${id}.fields.heard_from.options.search`, {
        is: 'Í leitarvél',
        en: 'In a search engine',
        es: 'En un buscador',
        da: 'I en søgemaskine',
      });
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
      const words: TextByLanguage = {
        is: 'Við skrifum undir þetta öll, líka sú sem hellir upp á kaffið.',
        en: 'We all sign this, even the one who makes the coffee.',
        es: 'Lo firmamos todos, también quien prepara el café.',
        da: 'Det skriver vi alle under på, også den der laver kaffen.',
      };
      for (const language of draft.languages) {
        const file = `content/${language}/terms.md`;
        draft.files.set(file, `${draft.files.get(file)?.trimEnd()}\n\n${words[language] ?? words.en}\n`);
      }
    },
  },
  {
    name: 'another heading in Icelandic',
    make: (draft) => draft.rewrite('is', 'home:home.hero.title', () => 'Vefir sem fólk kemst um'),
  },
  {
    name: 'the label of a button',
    make: (draft) =>
      draft.write('common:actions.get-quote', {
        is: 'Biðja um tilboð',
        en: 'Ask for a quote',
        es: 'Solicitar oferta',
        da: 'Bed om tilbud',
      }),
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
      for (const { file, written } of plan.edits)
        draft.files.set(file, Buffer.from(written).toString('utf8'));
    },
  },
];

/** The content of a site after some edits. */
export function edited(files: ContentFiles, edits: readonly EditorsEdit[]): Map<string, string> {
  const draft = new Draft(files);
  for (const { make } of edits) make(draft);
  return draft.files;
}

import type { ResolvedSite } from '../../app/site/resolved-site.ts';
import { textsNextTo, writtenOut } from '../../app/site/written-out.ts';
import { isRecord } from '../../schema/plain-value.ts';
import { type MessageKey, type MessageValues, phraseOf } from '../check/message.ts';
import type { CheckLanguage } from '../check/problems/wording-type.ts';
import { idOf, type Path, valueByIds } from './differences.ts';
import type { State } from './state.ts';

/** What a part of the model is called, and where its texts are. */
export interface Description {
  /** Names from the page, form or package on: `Home`, `Stats`. */
  readonly trail: readonly string[];
  /** What the names of its texts start with: `home:home.stats.`; empty where it has none. */
  readonly texts: string;
}

/** The messages of the group `impact`. */
export type ImpactMessage = MessageKey extends infer Key
  ? Key extends `impact.${infer Name}`
    ? Name
    : never
  : never;

/** The texts that visitors read first of a thing, by the last part of their names. */
const leading = ['title', 'label', 'question', 'name', 'text'];

/** Names of the parts of a site, taken from its own texts. */
export class Names {
  /** The language that they are taken in: the report's where the site has it, or else its first. */
  readonly code: string;
  readonly #site: ResolvedSite;
  readonly #language: CheckLanguage;
  readonly #texts: ReadonlyMap<string, string>;
  #owners: ReadonlyMap<string, readonly string[]> | null = null;

  /** @param language of the report */
  constructor({ content: { site }, texts }: State, language: CheckLanguage) {
    const { code } = site.languages.find((each) => each.code === language) ?? site.defaultLanguage;
    this.code = code;
    this.#site = site;
    this.#language = language;
    this.#texts = texts[code] ?? new Map();
  }

  /** A message in the report's language. */
  readonly translate = (name: ImpactMessage, values?: MessageValues): string =>
    phraseOf(`impact.${name}`, values)[this.#language];

  /** The words of a text; undefined where there are none. */
  words(name: string): string | undefined {
    return this.#texts.get(name) || undefined;
  }

  quoted(text: string): string {
    return this.translate('quoted', { text });
  }

  /** `Home` */
  page(id: string): string {
    const fallback = id === this.#site.notFound.id ? this.translate('notFound') : writtenOut(id);
    return this.words(`nav:${id}.title`) ?? fallback;
  }

  /** What a property is called: `Side by side`; one that has no name in the catalogue by its key. */
  setting(key: string): string {
    return this.translate('setting', { context: key, setting: key });
  }

  describe(path: Path): Description {
    const [top] = path;
    if (top === 'notFound') {
      const { id, texts } = this.#site.notFound;
      return this.#within({ trail: [this.page(id)], texts: `${texts}:${id}.` }, path, 1);
    }
    const outer = this.#top(path);
    // Menus and lists of the company have their entries directly below their name.
    return top === 'navigation' || top === 'company'
      ? this.#within(outer, path, 1)
      : this.#within(outer, path, 2);
  }

  /** The name of a text: `home:home.stats.title` → `Home › Stats › title`. */
  text(name: string): string {
    const [namespace = '', key = ''] = name.split(':');
    const [first = '', ...rest] = key.split('.');
    if (namespace === 'nav') return [this.page(first), this.#slot(`nav-${rest.join('.')}`)].join(' › ');
    this.#owners ??= this.#textOwners();
    const [owner] = [...this.#owners]
      .filter(([start]) => name === start.replace(/\.$/, '') || name.startsWith(start))
      .sort(([one], [other]) => other.length - one.length);
    if (owner) {
      const [start, trail] = owner;
      const slots = name
        .slice(start.length)
        .replace(/^meta\./, 'meta-')
        .split('.')
        .filter(Boolean);
      return [...trail, ...slots.map((slot) => this.#slot(slot))].join(' › ');
    }
    return [
      this.translate('place', { context: namespace }),
      ...[first, ...rest].map((part) => writtenOut(part)),
    ].join(' › ');
  }

  #slot(name: string): string {
    return this.translate('slot', { context: name, slot: writtenOut(name) });
  }

  #top([list = '', id = '']: Path): Description {
    const site = this.#site;
    switch (list) {
      case 'pages': {
        const texts = site.pages.find((each) => each.id === id)?.texts;
        return { trail: [this.page(id)], texts: `${texts}:${id}.` };
      }
      case 'forms':
        return { trail: [this.translate('form', { id })], texts: `forms:${id}.` };
      case 'packageSets':
        return { trail: [this.#setName(id)], texts: `${site.packageSets[id]?.texts}:packages.${id}.` };
      case 'rates':
        return {
          trail: [this.#shownName(id) ?? this.translate('rate', { name: writtenOut(id) })],
          texts: '',
        };
      case 'figures':
        return { trail: [this.#shownName(id) ?? writtenOut(id)], texts: '' };
      case 'notices':
        return { trail: [`${this.translate('notice')} ${id}`], texts: `common:notices.${id}` };
      case 'pictures': {
        const texts = `pictures:${id}.`;
        const picture = this.quoted(this.words(`${texts}alt`) ?? writtenOut(id));
        return { trail: [`${this.setting('picture')} ${picture}`], texts };
      }
      case 'navigation':
        return { trail: [this.translate('menu', { context: id })], texts: '' };
      case 'company':
        return { trail: [this.setting(id)], texts: '' };
      case 'languages':
        return { trail: [site.languages.find(({ code }) => code === id)?.name ?? id], texts: '' };
      default:
        return { trail: [id], texts: '' };
    }
  }

  /** The description of what is inside of another thing, from a depth of its path on. */
  #within(outer: Description, path: Path, depth: number): Description {
    const [key, id] = path.slice(depth);
    if (key === undefined || id === undefined) return outer;
    if (!Array.isArray(valueByIds(this.#site, path.slice(0, depth + 1)))) return outer;
    // Texts of sections and packages are directly below their page and set.
    const texts = key === 'sections' || key === 'packages' ? outer.texts : `${outer.texts}${key}.`;
    const name = this.#entryName(key, texts, path.slice(0, depth + 2));
    const trail = key === 'packages' ? [name] : [...outer.trail, name];
    return this.#within({ trail, texts: `${texts}${id}.` }, path, depth + 2);
  }

  /** The name of an entry of a list. */
  #entryName(list: string, texts: string, path: Path): string {
    const id = path.at(-1) ?? '';
    switch (list) {
      case 'sections':
        return writtenOut(id);
      case 'packages':
        return this.#packageName(path[1] ?? '', `${texts}${id}`, id);
      case 'fields':
        return withId(this.words(`${texts}${id}.label`), id);
      case 'options':
        return withId(this.words(`${texts}${id}`), id);
      case 'actions':
        return this.quoted(this.words(`common:actions.${id}`) ?? id);
      default:
        return this.#linkName(path) ?? this.#leadingWords(`${texts}${id}`) ?? writtenOut(id);
    }
  }

  /** What visitors read first of a thing. */
  #leadingWords(texts: string): string | undefined {
    return this.words(texts) ?? leading.map((slot) => this.words(`${texts}.${slot}`)).find(Boolean);
  }

  /** The name of the page that an entry of a menu leads to. */
  #linkName(path: Path): string | undefined {
    if (path[0] !== 'navigation') return undefined;
    const entry = valueByIds(this.#site, path);
    const address = String(isRecord(entry) ? entry.to : entry);
    const page = this.#site.pageByPath[address];
    return page ? this.page(page.id) : address;
  }

  /** The name of the page that a package set is made for. */
  #setName(id: string): string {
    return this.words(`nav:${id}.title`) ?? writtenOut(id, this.#site.properNames);
  }

  #packageName(set: string, texts: string, id: string): string {
    const name = this.words(`${texts}.name`) ?? writtenOut(id);
    const parts = [this.#setName(set), set].map((part) => part.toLowerCase());
    return parts.some((part) => name.toLowerCase().includes(part)) ? name : `${this.#setName(set)} ${name}`;
  }

  /** The text next to a rate or a figure on the first page that shows it. */
  #shownName(id: string): string | undefined {
    const [text] = textsNextTo(id, this.#site);
    return text === undefined ? undefined : this.words(text);
  }

  /** The names of everything that has texts, by what the names of the texts start with. */
  #textOwners(): ReadonlyMap<string, readonly string[]> {
    const owners = new Map<string, readonly string[]>();
    const { pages, notFound, forms, packageSets, notices, pictures } = this.#site;
    for (const path of pathsIn({ pages, notFound, forms, packageSets, notices, pictures })) {
      const { texts, trail } = this.describe(path);
      if (texts !== '' && !owners.has(texts)) owners.set(texts, trail);
    }
    return owners;
  }
}

/** The paths of everything within a value. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  const entries = Array.isArray(value)
    ? value.map((entry: unknown) => [idOf(entry), entry] as const)
    : Object.entries(isRecord(value) ? value : {});
  const inner = entries.flatMap(([key, entry]) => (key === undefined ? [] : pathsIn(entry, [...path, key])));
  return path.length > 1 || path[0] === 'notFound' ? [path, ...inner] : inner;
}

function withId(label: string | undefined, id: string): string {
  return label === undefined ? id : `${label} (${id})`;
}

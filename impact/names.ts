import { humanizeName, nodeTitle, type TitleTexts } from '../app/site/node-title.ts';
import { type MessageKey, type MessageValues, translatePhrase } from '../checks/message.ts';
import type { CheckLanguage } from '../checks/problems/wording-type.ts';
import { isEntry, nearestNode, nodesTo, type SiteNode, siteNode, textPlaces } from '../schema/site-node.ts';
import { findTextOwner } from '../schema/text-owners.ts';
import type { ValuePath } from '../schema/value-path.ts';
import type { State } from './state.ts';

/** The messages of the group `impact`. */
export type ImpactMessage = MessageKey extends infer Key
  ? Key extends `impact.${infer Name}`
    ? Name
    : never
  : never;

/** Names of the parts of a site, taken from its own texts. */
export class SiteNames {
  /** Language of the names: the report's if the site has it, or else its first. */
  readonly code: string;
  readonly #root: SiteNode;
  readonly #language: CheckLanguage;
  readonly #texts: ReadonlyMap<string, string>;
  readonly #titles: TitleTexts;

  /** @param language of the report */
  constructor({ content: { site }, texts }: State, language: CheckLanguage) {
    const { code } = site.languages.find((each) => each.code === language) ?? site.defaultLanguage;
    this.code = code;
    this.#root = siteNode(site);
    this.#language = language;
    this.#texts = texts[code] ?? new Map();
    this.#titles = { read: (key) => this.words(key), locale: language };
  }

  /** A message in the report's language. */
  readonly translate = (name: ImpactMessage, values?: MessageValues): string =>
    translatePhrase(`impact.${name}`, values)[this.#language];

  /** The words of a text; undefined if it has none. */
  words(name: string): string | undefined {
    return this.#texts.get(name) || undefined;
  }

  quoted(text: string): string {
    return this.translate('quoted', { text });
  }

  /** Name of a field: `Side by side`. @param keys those to look up, the first with a name first; by default the last */
  setting(...keys: readonly string[]): string {
    return this.translate('setting', { context: keys, setting: keys.at(-1) });
  }

  /** Titles of the items on a path, from the page, form or package set inwards: `Home`, `Our services`. */
  trail(path: ValuePath): readonly string[] {
    return this.#trailTo(nearestNode(this.#root, path));
  }

  /** Returns true if a trail ends with the title of the value itself. */
  isTitled(node: SiteNode): boolean {
    return this.#title(node) !== undefined;
  }

  /** The title of the item that a value refers to, or its words; undefined for any other value. */
  referred(path: ValuePath): string | undefined {
    const node = nearestNode(this.#root, path);
    const isName = typeof node.value === 'string' && (node.model.refersTo || node.model.texts);
    return isName && node.path.length === path.length ? nodeTitle(node, this.#titles) : undefined;
  }

  /** The name of a text: `home:home.stats.title` → `Home › In figures › title`. */
  text(name: string): string {
    const [namespace = '', key = ''] = name.split(':');
    const owner = findTextOwner(this.#root, name);
    const [home] = owner?.model.texts ?? [];
    if (!owner?.parent || home?.shared) {
      const place = this.translate('place', { context: namespace });
      return [place, ...key.split('.').map((part) => humanizeName(part))].join(' › ');
    }
    // The texts of a package's features are those of its set.
    const parentTitles = this.#trailTo(owner.parent);
    const outer = home?.levels === undefined ? parentTitles : parentTitles.slice(0, 1 - home.levels);
    const title = this.#title(owner) ?? this.setting(String(owner.step));
    return [...outer, title, ...this.#slots(name, owner)].join(' › ');
  }

  /** Names of the parts of a text's key after that of its owner. */
  #slots(name: string, owner: SiteNode): readonly string[] {
    const place = textPlaces(owner).find(({ key }) => name.startsWith(`${key}.`));
    if (!place) return [];
    const slots = name
      .slice(place.key.length + 1)
      .replace(/^meta\./, 'meta-')
      .split('.');
    const start = place.key.startsWith('nav:') ? 'nav-' : '';
    return slots.map((slot) => this.translate('slot', { context: start + slot, slot: humanizeName(slot) }));
  }

  #trailTo(node: SiteNode): readonly string[] {
    return nodesTo(node).flatMap((each) => this.#title(each) ?? []);
  }

  /** The title of an item, of a page outside of their list, or of a part that is no list; undefined for others. */
  #title(node: SiteNode): string | undefined {
    const [top = '', ...inner] = node.path.map(String);
    if (isEntry(node)) {
      const name = nodeTitle(node, this.#titles);
      return inner.length === 1 ? this.translate('part', { context: top, name }) : name;
    }
    const isPart = inner.length === 1 && node.parent?.model.name === undefined;
    return isPart || node.model.name !== undefined ? this.setting(String(node.step)) : undefined;
  }
}

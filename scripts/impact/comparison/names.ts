import { choiceAmounts } from '../../../app/site/price-view.ts';
import type { Form, FormField } from '../../../schema/form.ts';
import type { OfferedPackage, PackageSet } from '../../../schema/package-set.ts';
import type { Section } from '../../../schema/sections/section.ts';
import type { CheckLanguage, Phrase } from '../../check/problems/wording-type.ts';
import type { FieldOption } from '../pairs/pair-forms.ts';
import type { Item } from '../pairs/section-items.ts';
import type { SitePage } from '../state/site-page.ts';
import type { State } from '../state/state.ts';
import { textIn } from '../state/text-in.ts';
import { nameWords } from '../words/name-words.ts';
import { writtenOut } from './written-out.ts';

/** What things are called in the report. */
export interface Names {
  /** The language that the site's own words are taken in: the report's where the site has it, or else its first. */
  readonly language: string;
  /** `Home` */
  readonly page: (page: SitePage) => string;
  /** `Home › Stats` */
  readonly section: (page: SitePage, section: Section) => string;
  /** `Analytics`: what visitors read first of it. */
  readonly item: (page: SitePage, section: Section, list: string, item: Item) => string;
  /** `Hosting` */
  readonly set: (set: PackageSet) => string;
  /** `Hosting Basic` */
  readonly offered: (set: PackageSet, offered: OfferedPackage) => string;
  /** `Form contact` */
  readonly form: (form: Form) => string;
  /** `Phone (phone)` */
  readonly field: (form: Form, field: FormField) => string;
  /** `Urgent (urgent)` */
  readonly option: (form: Form, field: FormField, option: FieldOption) => string;
  /** `Hosting uptime`: how pages call a figure. */
  readonly figure: (id: string) => string;
  /** `Work by the hour`: how the price list calls a rate. */
  readonly rate: (id: string) => string;
  /** `“Get a quote”` */
  readonly button: (label: string) => string;
  /** `“Closed on Friday”` */
  readonly quoted: (text: string) => string;
  /** The words of a text in the report's language, or else in the site's first; undefined where there are none. */
  readonly words: (name: string) => string | undefined;
}

/** What visitors read first of a thing, by the last part of the text's name. */
const leading = ['title', 'label', 'question', 'name', 'text'];

/**
 * Makes the names of things as they are now; of what is gone, as it was.
 * @param language of the report
 */
export function namesOf(
  after: State,
  before: State,
  language: CheckLanguage,
  say: (phrase: Phrase) => string,
): Names {
  const { site } = after.project;
  const own = site.languages.find(({ code }) => code === language) ?? site.defaultLanguage;
  const words = (name: string) =>
    textIn(after, own.code, name) || textIn(before, own.code, name) || undefined;
  const quoted = (text: string) => say(nameWords.quoted(text));
  const pageNames = site.pages.flatMap(({ id }) => words(`nav:${id}.title`) ?? []);
  const known = [...site.properNames, ...(language === 'en' ? pageNames : [])];

  const page = ({ id }: SitePage) =>
    words(`nav:${id}.title`) ?? (id === site.notFound.id ? say(nameWords.notFound) : writtenOut(id));
  const set = ({ id }: PackageSet) =>
    // Ids are English; other languages take the name of the page that the set is made for.
    language === 'en' || known.some((name) => name.toLowerCase() === id)
      ? writtenOut(id, known)
      : (words(`nav:${id}.title`) ?? writtenOut(id));
  const wordsIn = (start: string) =>
    leading.map((slot) => words(`${start}.${slot}`)).find((found) => found !== undefined);
  const withId = (label: string | undefined, id: string) => (label === undefined ? id : `${label} (${id})`);
  const offered = (of: PackageSet, { id }: OfferedPackage) => {
    const name = words(`${of.texts}:packages.${of.id}.${id}.name`) ?? writtenOut(id);
    const saysAll = name.toLowerCase().includes(set(of).toLowerCase()) || name.toLowerCase().includes(of.id);
    return saysAll ? name : `${set(of)} ${name}`;
  };
  return {
    language: own.code,
    words,
    quoted,
    page,
    section: (of, { id }) => `${page(of)} › ${writtenOut(id)}`,
    item: (of, { id: section }, list, { id, fields }) =>
      wordsIn(`${of.texts}:${of.id}.${section}.${list}.${id}`) ??
      (typeof fields.name === 'string' ? fields.name : writtenOut(id)),
    set,
    offered,
    form: ({ id }) => say(nameWords.form(id)),
    field: ({ id }, { name }) => withId(words(`forms:${id}.fields.${name}.label`), name),
    option: ({ id }, field, option) => {
      const { value } = option;
      const amount = choiceAmounts(field, own.locale)[value];
      if (amount)
        return withId(amount.to === null ? `${amount.from}+` : `${amount.from}–${amount.to}`, value);
      const set = field.type === 'package' ? site.packageSets[field.set] : undefined;
      const name =
        set && 'package' in option
          ? `${set.texts}:packages.${set.id}.${option.package}.name`
          : `forms:${id}.fields.${field.name}.options.${value}`;
      return withId(words(name), value);
    },
    figure: (id) => figureLabel(id, after, words) ?? figureLabel(id, before, words) ?? writtenOut(id),
    rate: (id) =>
      rateTitle(id, after, words) ?? rateTitle(id, before, words) ?? say(nameWords.rate(writtenOut(id))),
    button: (label) => quoted(words(`common:actions.${label}`) ?? label),
  };
}

/** The words beside a figure on the first page that shows it. */
function figureLabel(id: string, { project }: State, words: Names['words']): string | undefined {
  for (const page of project.site.pages)
    for (const section of page.sections)
      if (section.kind === 'stats' && section.figures.includes(id))
        return words(`${page.texts}:${page.id}.${section.id}.figures.${id}.label`);
  return undefined;
}

/** The title of a rate in the first price list that shows it. */
function rateTitle(id: string, { project }: State, words: Names['words']): string | undefined {
  for (const page of project.site.pages)
    for (const section of page.sections) {
      const lines = section.kind === 'price-list' ? section.entries : [];
      const line = lines.find((entry) => entry.kind === 'rate' && entry.rate === id);
      if (line) return words(`${page.texts}:${page.id}.${section.id}.entries.${line.id}.title`);
    }
  return undefined;
}

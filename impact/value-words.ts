import { formatQuantity } from '../app/site/format.ts';
import type { ResolvedLanguage } from '../app/site/resolved-site.ts';
import { type Client, clientInput } from '../schema/company.ts';
import { formField } from '../schema/form.ts';
import { path as pagePath } from '../schema/identifiers.ts';
import { picture } from '../schema/picture.ts';
import { isRecord } from '../schema/plain-value.ts';
import { isQuantity } from '../schema/quantity.ts';
import { childPlace, hasSchema } from '../schema/schema-walk.ts';
import { itemName, nameKey, type SiteNode, schemaOfAllKinds } from '../schema/site-node.ts';
import { nodeOf, type SiteDifference } from './differences.ts';
import type { SiteNames } from './names.ts';
import type { SiteComparison } from './site-comparison.ts';
import type { State } from './state.ts';

type Side = 'before' | 'after';

/** The values of a difference as readers see them: figures in each language, all else in that of the report. */
export function valueWords(
  difference: SiteDifference,
  comparison: SiteComparison,
): (side: Side, code: string) => string | null {
  const { kind, before, after, path } = difference;
  const values = { before, after };
  const node = nodeOf(difference, comparison);
  const titles = {
    before: comparison.names.before.referred(path),
    after: comparison.names.after.referred(path),
  };
  return (side, code) => {
    const isAbsent = (kind === 'added' && side === 'before') || (kind === 'removed' && side === 'after');
    const state = comparison.on()[side];
    const language = state.project.site.languages.find((each) => each.code === code);
    if (isAbsent || !language) return null;
    const names = comparison.names[side];
    const value = values[side];
    const getTitle = (entry: unknown) => names.trail([...path, itemName(node, entry) ?? '']).at(-1);
    if (kind === 'reordered' && Array.isArray(value)) return value.map(getTitle).join(', ');
    const pictureText = pictureWords(node, values, side, names);
    if (pictureText !== undefined) return pictureText;
    const figure = figureWords(value, state, language);
    if (figure !== undefined) return figure;
    const title = titles[side];
    // Of two items with one title the names are shown: a rate is called by the line that shows it.
    if (kind === 'changed' && title !== undefined && titles.before !== titles.after)
      return names.quoted(title);
    return kind === 'changed'
      ? (settingWords(value, node, names) ?? names.translate('none'))
      : entryWords(value, node, names);
  };
}

/** Word marks and the file of a picture in words: the names of their files mean nothing to readers. */
function pictureWords(
  node: SiteNode,
  values: Readonly<Record<Side, unknown>>,
  side: Side,
  { translate }: SiteNames,
): string | undefined {
  if (hasSchema(picture.shape.file, node))
    return translate(side === 'before' ? 'formerPicture' : 'otherPicture');
  if (!hasSchema(clientInput, childPlace(node.schema, 0, undefined))) return undefined;
  const formerMarks = (values.before as readonly Client[]).map(({ mark }) => mark);
  return (values[side] as readonly Client[])
    .map(({ name, mark }) => {
      if (mark === undefined) return name;
      const isNew = side === 'after' && !formerMarks.includes(mark);
      return `${name} (${translate(isNew ? 'newWordMark' : 'wordMark')})`;
    })
    .join(', ');
}

/** A figure of the site, or of a package, formatted for a language: `10 GB`. */
function figureWords(value: unknown, state: State, language: ResolvedLanguage): string | undefined {
  if (!isQuantity(value)) return undefined;
  const unlimited = state.texts[language.code]?.get('common:quantity.unlimited') ?? '∞';
  return formatQuantity(value, language, unlimited);
}

/** The most informative value of an added or removed entry. */
function entryWords(value: unknown, node: SiteNode, names: SiteNames): string | null {
  const { translate } = names;
  const { model } = node;
  if (model.isWhole) return plainWords(value, node, names) ?? null;
  if (hasSchema(pagePath, node)) return String(value);
  if (!isRecord(value)) return null;
  if (hasSchema(formField, { schema: schemaOfAllKinds(node) })) {
    const required = translate(value.required ? 'mustBeFilled' : 'mayBeEmpty');
    return `${translate('fieldType', { context: String(value.type), type: String(value.type) })}, ${required}`;
  }
  // A card with a link has a title; a button, a link and a redirect have only their target.
  const hasTitle = model.name !== undefined && model.texts !== undefined;
  return !hasTitle && typeof value.to === 'string' ? value.to : null;
}

/** A setting in words; undefined if it is not set. */
function settingWords(value: unknown, node: SiteNode, names: SiteNames): string | undefined {
  switch (node.step) {
    case 'indexed':
      return names.translate(value ? 'indexed' : 'notIndexed');
    case 'required':
      return names.translate(value ? 'mustBeFilled' : 'mayBeEmpty');
    case 'period':
      return names.words(`common:period.${value}`) ?? String(value);
    case 'vat':
      return names.words(`common:price.${value === 'included' ? 'vatIncluded' : 'vatExcluded'}`);
    case 'type':
      return names.translate('fieldType', { context: String(value), type: String(value) });
    case 'picture':
      return names.translate('drawnPicture');
    case 'pages':
      return plainWords(value, node, names) ?? names.translate('everyPage');
    case 'focus': {
      const [left, top] = value as readonly number[];
      return names.translate('focus', { left: String(left), top: String(top) });
    }
    default:
      return plainWords(value, node, names);
  }
}

/** Any value as a line: the entries of lists and groups one after another, without the name of the whole. */
function plainWords(
  value: unknown,
  { model }: Pick<SiteNode, 'model'>,
  names: SiteNames,
): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'boolean') return names.translate(value ? 'yes' : 'no');
  if (typeof value !== 'object') return String(value);
  const name = nameKey(model, value);
  const words = Object.entries(value)
    .flatMap(([key, entry]) => (key === name ? [] : plainWords(entry, { model: {} }, names) || []))
    .join(', ');
  return words || undefined;
}

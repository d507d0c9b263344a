import { formatQuantity } from '../../app/site/format.ts';
import { viewPackages } from '../../app/site/price-view.ts';
import type { ResolvedLanguage } from '../../app/site/resolved-site.ts';
import { weekdays } from '../../schema/company.ts';
import type { PackageSet } from '../../schema/package-set.ts';
import type { Quantity } from '../../schema/quantity.ts';
import { type Difference, idOf, isGroup, type Path } from './differences.ts';
import type { Comparison } from './measure-impact.ts';
import type { Names } from './names.ts';
import type { State } from './state.ts';

type Side = 'before' | 'after';

/**
 * The values of a difference as readers see them: prices and figures in each language, all else in that of the report.
 * @returns null where there is nothing to show
 */
export function valueWords(
  difference: Difference,
  comparison: Comparison,
): (side: Side, code: string) => string | null {
  const { kind, before, after, formerPath, path } = difference;
  const values = { before, after };
  return (side, code) => {
    const isAbsent = (kind === 'added' && side === 'before') || (kind === 'removed' && side === 'after');
    if (isAbsent) return null;
    const place = side === 'before' ? formerPath : path;
    const names = comparison.names[side];
    const state = comparison.on()[side];
    const language = state.project.site.languages.find((each) => each.code === code);
    if (!language) return null;
    const value = values[side];
    if (kind === 'reordered' && Array.isArray(value))
      return value.map((entry) => names.describe([...place, idOf(entry) ?? '']).trail.at(-1)).join(', ');
    if (kind === 'renamed') return renamedWords(value, place, names);
    const shown =
      figureWords(value, place, state, language) ??
      (kind === 'changed'
        ? settingWords(value, difference, side, comparison)
        : entryWords(value, place, names, state, code));
    return shown ?? (kind === 'changed' ? names.translate('none') : null);
  };
}

/** A figure of the site, or a line of a package with its figure: `10 GB disk space`. */
function figureWords(
  value: unknown,
  path: Path,
  state: State,
  language: ResolvedLanguage,
): string | undefined {
  const unlimited = () => state.texts[language.code]?.get('common:quantity.unlimited') ?? '∞';
  if (path[0] === 'figures')
    return value === undefined ? undefined : formatQuantity(value as Quantity, language, unlimited());
  const [top, setId = '', , id = '', list, name = ''] = path;
  if (top !== 'packageSets' || (list !== 'facts' && list !== 'features')) return undefined;
  const set = state.content.site.packageSets[setId];
  const line = set && packageLine(set, id, name, state, language);
  if (line !== undefined) return line;
  return value !== undefined && list === 'facts'
    ? formatQuantity(value as Quantity, language, unlimited())
    : undefined;
}

function packageLine(set: PackageSet, id: string, feature: string, state: State, language: ResolvedLanguage) {
  const packages = viewPackages(
    { ...set, packages: set.packages.filter((each) => each.id === id) },
    language,
  );
  const line = packages[0]?.features.find((each) => each.id === feature);
  if (!line) return undefined;
  const { value = '', count } = line;
  const forms = [
    ...(line.unlimited ? ['_unlimited'] : []),
    ...(count === undefined ? [] : [`_${new Intl.PluralRules(language.code).select(count)}`]),
    '_other',
    '',
  ];
  const texts = state.texts[language.code];
  const words = forms.map((form) => texts?.get(line.text + form)).find((text) => text !== undefined);
  return (words ?? feature)
    .replace(/\{\{\s*value\s*\}\}/g, () => value)
    .replace(/\{\{\s*count\s*\}\}/g, () => String(count ?? ''));
}

/** The most informative value of something that comes or goes. */
function entryWords(value: unknown, path: Path, names: Names, state: State, code: string): string | null {
  const { translate } = names;
  const [top] = path;
  if (top === 'company') return companyWords(value, path, names);
  if (top === 'notices')
    return names.quoted(state.texts[code]?.get(`common:notices.${path[1]}`) ?? path[1] ?? '');
  if (typeof value === 'string') return top === 'navigation' ? value : null;
  if (!isGroup(value)) return null;
  if (top === 'pages' && path.length === 2) return String(value.path);
  if (path.at(-2) === 'sections') return null;
  if (path.at(-2) === 'fields') {
    const required = translate(value.required ? 'mustBeFilled' : 'mayBeEmpty');
    return `${translate('fieldType', { context: String(value.type), type: String(value.type) })}, ${required}`;
  }
  // A card with a link has its name alone; of a button, a link and a redirect it is their target.
  const isLink = ['actions', 'navigation', 'redirects'].some((key) => path.at(-2) === key || path[0] === key);
  return (isLink || path.at(-1) === 'action') && typeof value.to === 'string' ? value.to : null;
}

/** The old and the new name of a field, a choice, a button or a section. */
function renamedWords(value: unknown, path: Path, names: Names): string {
  if (path.at(-2) === 'sections') return `#${idOf(value)}`;
  return names.describe(path).trail.at(-1) ?? '';
}

/** A setting in words; undefined where it is not set. */
function settingWords(value: unknown, { path }: Difference, side: Side, comparison: Comparison) {
  const names = comparison.names[side];
  const key = path.at(-1);
  if (path[0] === 'company') return companyWords(value, path, names);
  if (key === 'indexed') return names.translate(value ? 'indexed' : 'notIndexed');
  if (key === 'label') return names.quoted(names.words(`common:actions.${value}`) ?? String(value));
  if (key === 'period') return names.words(`common:period.${value}`) ?? String(value);
  if (key === 'vat')
    return (
      names.words(`common:price.${value === 'included' ? 'vatIncluded' : 'vatExcluded'}`) ?? String(value)
    );
  if (key === 'pages') return (value as readonly string[]).join(', ') || names.translate('everyPage');
  if (key === 'type') return names.translate('fieldType', { context: String(value), type: String(value) });
  if (key === 'required') return names.translate(value ? 'mustBeFilled' : 'mayBeEmpty');
  return plainWords(value, names);
}

function plainWords(value: unknown, { translate }: Names): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'boolean') return translate(value ? 'yes' : 'no');
  if (Array.isArray(value)) return value.map((entry) => idOf(entry) ?? JSON.stringify(entry)).join(', ');
  return isGroup(value) ? JSON.stringify(value) : String(value);
}

/** A fact about the company: an office by its address, opening hours by days. */
function companyWords(value: unknown, path: Path, names: Names): string {
  if (path[1] === 'hours') return hoursWords(value as readonly Hours[], names.code);
  if (Array.isArray(value)) return value.join(', ');
  if (!isGroup(value)) return String(value);
  const { id: _, network: __, timeZone: ___, ...shown } = value;
  return Object.values(shown).filter(Boolean).join(', ');
}

interface Hours {
  readonly days: readonly (typeof weekdays)[number][];
  readonly opens: string;
  readonly closes: string;
}

/** `Monday, Friday 09:00–17:00` */
function hoursWords(hours: readonly Hours[], language: string): string {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  // 1 January 2024 is a Monday.
  const name = (day: Hours['days'][number]) => format.format(Date.UTC(2024, 0, 1 + weekdays.indexOf(day)));
  return hours.map(({ days, opens, closes }) => `${days.map(name).join(', ')} ${opens}–${closes}`).join('; ');
}

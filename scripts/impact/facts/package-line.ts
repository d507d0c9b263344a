import { formatQuantity } from '../../../app/site/format.ts';
import { viewPackages } from '../../../app/site/price-view.ts';
import type { ResolvedLanguage } from '../../../app/site/resolved-site.ts';
import type { OfferedPackage, PackageSet } from '../../../schema/package-set.ts';
import type { State } from '../state/state.ts';
import { textIn } from '../state/text-in.ts';

/**
 * A line of a package as its card shows it: `10 GB diskpláss`.
 * @param feature the line's name
 * @returns null where the package has no such line
 */
export function packageLine(
  state: State,
  language: ResolvedLanguage,
  set: PackageSet,
  offered: OfferedPackage,
  feature: string,
): string | null {
  const [view] = viewPackages({ ...set, packages: [offered] }, language);
  const line = view?.features.find(({ id }) => id === feature);
  if (!line) return null;
  const forms = [
    ...(line.unlimited ? ['_unlimited'] : []),
    ...(line.count === undefined ? [] : [`_${new Intl.PluralRules(language.code).select(line.count)}`]),
    '_other',
    '',
  ];
  const words = forms
    .map((form) => textIn(state, language.code, line.text + form))
    .find((text) => text !== undefined);
  const { value = '', count = '' } = line;
  return (words ?? feature)
    .replace(/\{\{\s*value\s*\}\}/g, () => value)
    .replace(/\{\{\s*count\s*\}\}/g, () => String(count));
}

/** A figure of a package that no line shows: `10 GB`. */
export function packageFigure(
  state: State,
  language: ResolvedLanguage,
  { facts }: OfferedPackage,
  name: string,
): string | null {
  const figure = facts[name];
  const unlimited = textIn(state, language.code, 'common:quantity.unlimited') ?? '∞';
  return figure ? formatQuantity(figure, language, unlimited) : null;
}

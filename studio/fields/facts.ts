import { parseSource } from '../../render/preview/sources.ts';
import { factSource } from '../../render/preview/value-marks.ts';
import { nodeAt } from '../../schema/site-node.ts';
import type { FactView } from '../api/content-api.ts';
import { type FieldContext, getContent } from './field-context.ts';
import { getTitle, listTitledNodes } from './titles.ts';

/** All values that a text can show, by their titles. */
export function listFacts(context: FieldContext): readonly FactView[] {
  const content = getContent(context);
  const { site, root, facts, titleLanguage, labels } = content;
  if (!root) return [];
  return Object.keys(facts.get(titleLanguage) ?? {}).flatMap((name): FactView[] => {
    const source = factSource(name, site, site.defaultLanguage);
    const parsed = source === null ? null : parseSource(source);
    const node = parsed?.kind === 'value' ? nodeAt(root, parsed.path) : null;
    if (source === null || !node) return [];
    const [, set] = /^package\.([^.]+)\.lowest$/.exec(name) ?? [];
    const owner = (set !== undefined && nodeAt(root, ['packages', set])) || node;
    const titles = [...listTitledNodes(owner).slice(1), owner].map((each) => getTitle(content, each));
    const title = [...new Set(titles)].join(' › ');
    const [, note] = /\.(lowest|number|surcharge)$/.exec(name) ?? [];
    const readings = [...facts].flatMap(([language, byName]) => {
      const reading = Object.hasOwn(byName, name) ? byName[name] : undefined;
      return reading === undefined ? [] : [[language, reading] as const];
    });
    return [
      {
        ...{ name, source, readings: Object.fromEntries(readings) },
        label: note === undefined ? title : `${title} (${labels.text(`fieldNotes.facts.${note}`)})`,
        isPrice: /^price\.|\.(?:price|lowest)$/.test(name),
      },
    ];
  });
}

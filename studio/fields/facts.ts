import { parseSource } from '../../render/preview/sources.ts';
import { factSource } from '../../render/preview/value-marks.ts';
import { nodeAt } from '../../schema/site-node.ts';
import type { FactView } from '../api/content-api.ts';
import { type FieldContext, getContent } from './field-context.ts';
import { getTitle, listTitledNodes } from './titles.ts';

/** All values that a text can show, by their titles. */
export function listFacts(context: FieldContext): readonly FactView[] {
  const content = getContent(context);
  const { site, root, facts, titleLanguage } = content;
  const names = Object.keys(facts.get(titleLanguage) ?? {});
  return names.flatMap((name): FactView[] => {
    const source = factSource(name, site, site.defaultLanguage);
    const parsed = source === null ? null : parseSource(source);
    const node = root && parsed?.kind === 'value' ? nodeAt(root, parsed.path) : null;
    if (source === null || !node) return [];
    const titles = [...new Set([...listTitledNodes(node).slice(1), node])].map((each) =>
      getTitle(content, each),
    );
    const readings = [...facts].flatMap(([language, byName]) => {
      const reading = Object.hasOwn(byName, name) ? byName[name] : undefined;
      return reading === undefined ? [] : [[language, reading] as const];
    });
    const isPrice = /^price\.|\.(?:price|lowest)$/.test(name);
    return [
      {
        name,
        label: [...new Set(titles)].join(' › '),
        source,
        isPrice,
        readings: Object.fromEntries(readings),
      },
    ];
  });
}

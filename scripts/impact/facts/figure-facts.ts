import { formatQuantity } from '../../../app/site/format.ts';
import type { Quantity } from '../../../schema/quantity.ts';
import type { Comparison } from '../comparison/comparison.ts';
import { isOther } from '../comparison/is-other.ts';
import type { State } from '../state/state.ts';
import { textIn } from '../state/text-in.ts';
import type { Fact } from './fact.ts';

/** Figures of the site that are otherwise than before. */
export function figureFacts({ before, after, names, languages }: Comparison): Fact[] {
  const { site } = after.project;
  return Object.entries(site.figures).flatMap(([id, figure]): Fact[] => {
    const old = before.project.site.figures[id];
    if (!old || !isOther(old, figure)) return [];
    const written = (state: State, code: string, value: Quantity) => {
      const language = languages.find((candidate) => candidate.code === code);
      const unlimited = textIn(state, code, 'common:quantity.unlimited');
      return language ? formatQuantity(value, language, unlimited ?? '∞') : null;
    };
    return [
      {
        kind: 'figure-changed',
        subject: `figure.${id}`,
        name: names.figure(id),
        sidesIn: (code) => ({ before: written(before, code, old), after: written(after, code, figure) }),
        undone: { ...site, figures: { ...site.figures, [id]: old } },
      },
    ];
  });
}

import type { CSSObject } from '@emotion/react';
import { from } from '../../theme/scale.ts';

/** On one line, with its distance from the bar. */
export const BREADCRUMB_HEIGHT = '3.75rem';

/**
 * Keeps the breadcrumb above an element to the column of its words, on one line, where a picture next to them reaches
 * up to the bar.
 * @param column the width of the column
 */
export function breadcrumbInColumn(column: string): CSSObject {
  return {
    [from.laptop]: {
      'nav:has(+ &)': { maxWidth: column, marginInline: 0 },
      'nav:has(+ &) ol': { flexWrap: 'nowrap' },
      'nav:has(+ &) li': { flex: 'none', textWrap: 'nowrap' },
      'nav:has(+ &) li:last-of-type': { flex: '0 1 auto', minWidth: 0 },
      'nav:has(+ &) span': {
        display: 'block',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        lineHeight: '2.75rem',
      },
    },
  };
}

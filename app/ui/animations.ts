import { type CSSObject, keyframes } from '@emotion/react';

const rise = keyframes({ from: { translate: '0 3rem' } });

/**
 * Rises to its place while it is scrolled into view, by CSS alone. It is never hidden or faded, so that nothing is missing
 * without scrolling: in screenshots, in searches, in print. A browser without support of scroll timelines shows it
 * in place immediately; with reduced motion nothing moves (global-css.ts).
 */
export const reveal: CSSObject = {
  animation: `${rise} linear both`,
  animationTimeline: 'view()',
  animationRange: 'entry',
};

export const spin = keyframes({ to: { rotate: '1turn' } });

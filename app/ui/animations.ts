import { type CSSObject, keyframes } from '@emotion/react';

const rise = keyframes({ from: { translate: '0 3rem' } });

/**
 * Rises to its place while it is scrolled into view, by CSS alone. It is never hidden or pale, so that nothing is missing
 * where nobody scrolls: in pictures of whole pages, in searches, on paper. A browser that does not know how to follow the
 * scrolling is at the end of the way at once; where motion is not wanted, nothing moves (global-css.ts).
 */
export const reveal: CSSObject = {
  animation: `${rise} linear both`,
  animationTimeline: 'view()',
  animationRange: 'entry',
};

/** Once around. */
export const spin = keyframes({ to: { rotate: '1turn' } });

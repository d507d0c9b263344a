import { type CSSObject, keyframes } from '@emotion/react';

const rise = keyframes({ from: { translate: '0 3rem' } });

/**
 * Rises to its place while it is scrolled into view. It is never hidden or faded, so that nothing is missing without
 * scrolling: in screenshots, in searches, in print, in browsers without scroll timelines.
 */
export const reveal: CSSObject = {
  animation: `${rise} linear both`,
  animationTimeline: 'view()',
  animationRange: 'entry',
};

export const spin = keyframes({ to: { rotate: '1turn' } });

import { type CSSObject, keyframes } from '@emotion/react';

const rise = keyframes({ from: { translate: '0 3rem' } });

/** Rises while it is scrolled into view; never hidden, so that it shows without scrolling, as in print and searches. */
export const reveal: CSSObject = {
  animation: `${rise} linear both`,
  animationTimeline: 'view()',
  animationRange: 'entry',
};

export const spin = keyframes({ to: { rotate: '1turn' } });

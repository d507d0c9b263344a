import type { CSSObject } from '@emotion/react';
import { keyframes } from '@emotion/react';

const rise = keyframes({
  from: { opacity: 0, transform: 'translateY(1.5rem)' },
  to: { opacity: 1, transform: 'none' },
});

/** Comes in while it is scrolled into view, by CSS alone; stands still where that or motion is not wanted. */
export const reveal: CSSObject = {
  '@media (prefers-reduced-motion: no-preference)': {
    '@supports (animation-timeline: view())': {
      animation: `${rise} linear both`,
      animationTimeline: 'view()',
      animationRange: 'entry 5% entry 60%',
    },
  },
};

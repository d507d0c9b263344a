import { keyframes } from '@emotion/react';

/** Once around. */
export const spin = keyframes({ to: { rotate: '1turn' } });

import { keyframes } from '@emotion/react';

export const spin = keyframes({ to: { rotate: '1turn' } });

/** A basalt column seen from above, as a clip path. */
export const HEXAGON = 'polygon(50% 0, 100% 25%, 100% 75%, 50% 100%, 0 75%, 0 25%)';

/** Only its rim. */
export const HEXAGON_RING =
  'polygon(evenodd, 50% 0, 100% 25%, 100% 75%, 50% 100%, 0 75%, 0 25%, 50% 0, 50% 9%, 8% 30%, 8% 70%, 50% 91%, 92% 70%, 92% 30%, 50% 9%)';

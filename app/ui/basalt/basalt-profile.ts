/** The outline of the cluster from side to side. */
export type ProfileKind = 'rise' | 'stairs' | 'crest' | 'twin' | 'bowl';

/**
 * Relative height of the cluster at one place.
 *
 * In: the kind, the place `across` (0 low side, 1 high side; may be a little outside)
 * and `summit`, the position of the peak on the same scale. Out: 0 (floor) to 1 (summit).
 */
export function profileHeight(kind: ProfileKind, across: number, summit: number): number {
  const place = Math.min(1, Math.max(0, across));
  switch (kind) {
    case 'rise':
      return late(smooth(place / Math.max(summit, 0.7)), 0.3);
    case 'stairs':
      return Math.floor(smooth(place) * 5 + 0.25) / 5;
    case 'crest':
      return place < summit
        ? late(smooth(place / summit), 0.6)
        : 1 - 0.75 * smooth((place - summit) / (1.15 - summit));
    case 'twin':
      return Math.max(bump(place, summit, 0.34), 0.55 * bump(place, summit - 0.52, 0.22));
    case 'bowl':
      return Math.max(smooth((place - 0.45) / 0.5), 0.7 * smooth((0.3 - place) / 0.3));
  }
}

/** Smoothstep: 0 below 0, 1 above 1, flat at both ends. */
function smooth(value: number): number {
  const held = Math.min(1, Math.max(0, value));
  return held * held * (3 - 2 * held);
}

/** Bends a rise from 0 to 1 so that it comes later; `share` 0 leaves it alone, 1 squares it. */
function late(value: number, share: number): number {
  return value * (1 - share + share * value);
}

function bump(place: number, centre: number, reach: number): number {
  return smooth(1 - Math.abs(place - centre) / reach);
}

/**
 * Writes a colour as short as CSS allows.
 * @param colour `#rrggbb`, `#rrggbbaa`, or anything else, which stays
 * @returns `#rgb` or `#rgba` where that is the same colour
 */
export function shortColour(colour: string): string {
  return /^#(?:(.)\1){3,4}$/.test(colour) ? colour.replace(/(.)\1/g, '$1') : colour;
}

/** How the symbols of the clients' word marks are named in the sprite, apart from icons. */
export function markSymbolId(mark: string): string {
  return `mark-${mark}`;
}

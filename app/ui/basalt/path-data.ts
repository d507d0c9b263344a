/** Ten-thousandths of a lattice unit are hundredths of a picture unit or less. */
const PRECISION = 1e4;

/** Numbers as short as path data allows: no zero before the point, and no space before a minus sign. */
export function pathNumbers(...values: number[]): string {
  let text = '';
  for (const value of values) {
    const written = String(Math.round(value * PRECISION) / PRECISION).replace(/^(-?)0\./, '$1.');
    text += text === '' || written.startsWith('-') ? written : ` ${written}`;
  }
  return text;
}

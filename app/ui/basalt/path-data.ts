/** Hundredths of a lattice unit are half a picture unit or less. */
const ROUGH = 1e2;
/** What adds up from row to row needs more. */
const FINE = 1e4;

/** Numbers as short as path data allows: no zero before the point, and no space before a minus sign. */
export const pathNumbers = (...values: number[]) => written(values, ROUGH);

/** The same for a `transform`. */
export const transformNumbers = (...values: number[]) => written(values, FINE);

function written(values: readonly number[], precision: number): string {
  let text = '';
  for (const value of values) {
    const number = String(Math.round(value * precision) / precision).replace(/^(-?)0\./, '$1.');
    text += text === '' || number.startsWith('-') ? number : ` ${number}`;
  }
  return text;
}

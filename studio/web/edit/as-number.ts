/** A number as people write it: `14900`, `14.900`, `2,5`. Undefined where it is none. */
export function asNumber(typed: string): number | undefined {
  const plain = typed
    .replace(/[\s\u00a0]/g, '')
    .replace(/\.(?=\d{3}(\D|$))/g, '')
    .replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

import { compressBrotli } from '../app/http/compress.ts';

/** The place in the footer for the weight of the page (`app/ui/frame/Footer.tsx`). */
const EMPTY = '<data></data>';
/** About as long as the weight that replaces it. */
const SAMPLE = '<data value="12345">12,3 kB</data>';

const MAX_TRIES = 4;
/** Bytes by which the written weight may differ. */
const CLOSE = 10;

/**
 * Writes into the footer of a page its size in bytes as sent, compressed by brotli.
 * @param locale of the formatted number
 */
export async function withWeight(html: string, locale: string): Promise<string> {
  if (!html.includes(EMPTY)) return html;
  const kilobytes = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'kilobyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const write = (bytes: number) =>
    html.replace(EMPTY, () => `<data value="${bytes}">${kilobytes.format(bytes / 1000)}</data>`);
  const measure = async (page: string) => (await compressBrotli(Buffer.from(page))).length;
  let bytes = await measure(html.replace(EMPTY, SAMPLE));
  // The number is part of the page; at the highest level it can change more than its own digits.
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const written = await measure(write(bytes));
    if (Math.abs(written - bytes) < CLOSE) break;
    bytes = written;
  }
  return write(bytes);
}

import { compressBrotli } from '../app/http/compress.ts';

/** The place in the footer for the weight of the page (`app/ui/frame/Footer.tsx`). */
const EMPTY = '<data></data>';
/** About as long as the weight that replaces it. */
const SAMPLE = '<data value="12345">12,3 kB</data>';

/** A third of all numbers is close enough, so a few tries are made. */
const MAX_TRIES = 30;
/** Bytes by which the written weight may differ. */
const CLOSE = 12;

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
  let best = { bytes, error: Number.POSITIVE_INFINITY };
  // The number is part of the page; at the highest level it can change more than its own digits.
  for (let tries = 0; tries < MAX_TRIES && best.error > CLOSE; tries++) {
    const sent = await measure(write(bytes));
    if (Math.abs(sent - bytes) < best.error) best = { bytes, error: Math.abs(sent - bytes) };
    // Another number each time: two of them may lead to each other.
    bytes = sent + tries;
  }
  return write(best.bytes);
}

import { compressBrotli } from '../app/http/compress.ts';

/** The place in the footer for the weight of the page (`app/ui/frame/Footer.tsx`). */
const EMPTY = '<data></data>';
/** As long as the weight that replaces it. */
const SAMPLE = '<data value="12.3">12,3 kB</data>';

/** Larger pages, in kB, may be compressed at the highest level, whose result depends on every byte. */
const MEASURED_AGAIN = 13;
const MAX_TRIES = 4;

/**
 * Writes into the footer of a page its size as sent, compressed by brotli, in tenths of a kilobyte.
 * @param locale of the formatted number
 */
export async function withWeight(html: string, locale: string): Promise<string> {
  if (!html.includes(EMPTY)) return html;
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'kilobyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const write = (kilobytes: number) =>
    html.replace(EMPTY, () => `<data value="${kilobytes.toFixed(1)}">${format.format(kilobytes)}</data>`);
  const measure = async (page: string) =>
    Math.round((await compressBrotli(Buffer.from(page))).length / 100) / 10;
  let kilobytes = await measure(html.replace(EMPTY, SAMPLE));
  for (let tries = 0; kilobytes > MEASURED_AGAIN && tries < MAX_TRIES; tries++) {
    const sent = await measure(write(kilobytes));
    if (sent === kilobytes) break;
    kilobytes = sent;
  }
  return write(kilobytes);
}

import { compressBrotli } from '../app/http/compress.ts';

/** The place in the footer for the weight of the page (`app/ui/frame/Footer.tsx`). */
const EMPTY = '<data></data>';
/** As long as the weight that replaces it. */
const SAMPLE = '<data value="12.3">12,3 kB</data>';

/**
 * Writes into the footer of a page its size as sent, compressed by brotli, in tenths of a kilobyte.
 * @param locale of the formatted number
 */
export async function withWeight(html: string, locale: string): Promise<string> {
  if (!html.includes(EMPTY)) return html;
  const sent = await compressBrotli(Buffer.from(html.replace(EMPTY, SAMPLE)));
  const kilobytes = (sent.length / 1000).toFixed(1);
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'kilobyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return html.replace(EMPTY, () => `<data value="${kilobytes}">${format.format(Number(kilobytes))}</data>`);
}

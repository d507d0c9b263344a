import { compressBrotli } from '../app/http/compress.ts';

/** The place in the footer for the weight of the page (`app/ui/frame/Footer.tsx`). */
const EMPTY = '<data></data>';
/** About as long as the weight that replaces it. */
const SAMPLE = '<data value="12345">12,3 kB</data>';

/**
 * Writes into the footer of a page its size in bytes as sent, compressed by brotli.
 * @param locale of the formatted number
 */
export async function withWeight(html: string, locale: string): Promise<string> {
  if (!html.includes(EMPTY)) return html;
  const { length } = await compressBrotli(Buffer.from(html.replace(EMPTY, SAMPLE)));
  const kilobytes = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'kilobyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return html.replace(EMPTY, `<data value="${length}">${kilobytes.format(length / 1000)}</data>`);
}

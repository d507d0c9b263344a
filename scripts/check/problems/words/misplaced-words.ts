import { allOf, inQuotes } from '../wording.ts';
import type { Wording } from '../wording-type.ts';

/** What is said about entries that stand in a list which they do not belong to. */
export const misplacedWords = {
  /**
   * @param list the key of the list that the entry stands in
   * @param strange its keys that are not known there
   * @param home the key of the list that takes it; null when none does
   * @param known the keys that entries of the list have; none when that depends on the entry
   */
  entry: (
    list: string,
    strange: readonly string[],
    home: string | null,
    known: readonly string[],
  ): Wording => ({
    en: {
      message: `This entry does not belong under “${list}”${strange.length > 0 ? `, where ${allOf(strange.map((key) => inQuotes(key).en)).en} ${strange.length === 1 ? 'is' : 'are'} not known` : ''}.`,
      hint:
        home === null
          ? `Compare it with another entry under “${list}”${known.length > 0 ? `; the keys there are ${allOf(known).en}` : ', which shows the keys that it needs'}.`
          : `Move it to the list “${home}”.`,
    },
    is: {
      message: `Þetta atriði á ekki heima í „${list}“${strange.length > 0 ? `; þar ${strange.length === 1 ? 'er' : 'eru'} ${allOf(strange.map((key) => inQuotes(key).is)).is} ekki til` : ''}.`,
      hint:
        home === null
          ? `Berðu það saman við annað atriði í „${list}“; ${known.length > 0 ? `lyklarnir þar eru ${allOf(known).is}` : 'þar sjást lyklarnir sem þarf'}.`
          : `Færðu það í listann „${home}“.`,
    },
  }),
} as const;

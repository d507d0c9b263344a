import type { Said } from '../said.ts';
import { allOf, inQuotes } from '../wording.ts';

/** What is said about entries that stand in a list which they do not belong to. */
export const misplacedWords = {
  /**
   * @param list the key of the list that the entry stands in
   * @param strange its keys that are not known there
   * @param home the key of the list that takes it; null when none does
   */
  entry: (list: string, strange: readonly string[], home: string | null): Said => ({
    en: {
      message: `This entry does not belong under “${list}”${strange.length > 0 ? `, where ${allOf(strange.map((key) => inQuotes(key).en)).en} ${strange.length === 1 ? 'is' : 'are'} not known` : ''}.`,
      hint:
        home === null
          ? `Compare it with another entry under “${list}”, which shows the keys that it needs.`
          : `Move it to the list “${home}”.`,
    },
    is: {
      message: `Þetta atriði á ekki heima í „${list}“${strange.length > 0 ? `; þar er ${allOf(strange.map((key) => inQuotes(key).is)).is} ekki til` : ''}.`,
      hint:
        home === null
          ? `Berðu það saman við annað atriði í „${list}“; þar sjást lyklarnir sem þarf.`
          : `Færðu það í listann „${home}“.`,
    },
  }),
} as const;

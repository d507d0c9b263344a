import type { Wording } from '../wording-type.ts';

/** What is said about texts that are not in the language of their folder. */
export const untranslatedWords = {
  /**
   * @param language the name of the language that the text should be in
   * @param original the file with the same words
   * @param more how many further texts of the same thing or file are copies, too
   */
  copied: (language: string, original: string, more: number): Wording => ({
    en: {
      message: `This text is not translated: it is word for word the one in ${original}${andMore(more).en}.`,
      hint: `Write it in the language of this file (${language}); a name goes under properNames in site.yaml.`,
    },
    is: {
      message: `Þessi texti er óþýddur: hann er orðrétt sá sami og í ${original}${andMore(more).is}.`,
      hint: `Skrifaðu hann á tungumáli þessarar skráar (${language}); sé þetta nafn á það heima undir properNames í site.yaml.`,
    },
  }),
  /**
   * @param language the name of the language that the text should be in
   * @param found the name of the language that it is in
   */
  strange: (language: string, found: string, more: number): Wording => ({
    en: {
      message: `This text seems to be in another language (${found}) than its file (${language})${andMore(more).en}.`,
      hint: `Write it in the language of this file (${language}).`,
    },
    is: {
      message: `Þessi texti virðist vera á öðru tungumáli (${found}) en skráin (${language})${andMore(more).is}.`,
      hint: `Skrifaðu hann á tungumáli þessarar skráar (${language}).`,
    },
  }),
} as const;

function andMore(more: number) {
  if (more === 0) return { en: '', is: '' };
  return {
    en: `, and so ${more === 1 ? 'is 1 more' : `are ${more} more`} below it`,
    is: ` og eins er um ${more} ${more % 10 === 1 && more % 100 !== 11 ? 'annan' : 'aðra'} fyrir neðan`,
  };
}

/** Link words that say nothing alone, in Icelandic, English, Spanish and Danish. */
const vagueWords: ReadonlySet<string> = new Set(
  [
    'hér, hérna, þar, smelltu, smelltu hér, smelltu hérna, smella hér, ýttu hér, sjá, sjá hér',
    'hlekkur, hlekkurinn, tengill, tengillinn, þessi tengill, þessi síða, slóð, slóðin',
    'meira, lesa meira, lestu meira, sjá meira, nánar, sjá nánar, lesa nánar, nánari upplýsingar',
    'here, click, click here, tap here, press here, see, see here, go, this',
    'link, the link, this link, this page, page',
    'more, read more, learn more, see more, find out more, more information',
    'aquí, aqui, acá, clic aquí, haz clic, haz clic aquí, haga clic aquí, pulsa aquí, pincha aquí, ver, ver aquí',
    'enlace, el enlace, este enlace, esta página, página',
    'más, leer más, lee más, ver más, saber más, más información',
    'her, klik, klik her, tryk her, se, se her, læs her',
    'linket, dette link, denne side, side, siden',
    'mere, læs mere, se mere, mere information',
  ].flatMap((words) => words.split(', ')),
);

/**
 * Whether the words of a link say nothing when they are heard alone.
 * @param words as `spoken` gives them
 */
export function isVague(words: string): boolean {
  return vagueWords.has(words);
}

/** Words as they are heard: without case, markup, marks and spaces around them. */
export function spoken(words: string): string {
  return words
    .toLowerCase()
    .replace(/[\s*_`"'„“”«»‘’.,:;!?…→›>()[\]\-–—]+/g, ' ')
    .trim();
}

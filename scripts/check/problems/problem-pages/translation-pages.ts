import type { ProblemPage } from './problem-page.ts';

/** The same text in several languages. */
export const translationPages = {
  'stale-text': {
    en: {
      title: 'A text changed and its translations did not',
      cause:
        'The words of a text were changed in one language since the last saved version of the site. In the other languages it says what it said before.',
      fix: 'Change the translations as well. If they still say the same, leave them: the warning goes when the edit is committed to git.',
    },
    is: {
      title: 'Texti breyttist en þýðingarnar ekki',
      cause:
        'Orðum í texta var breytt á einu tungumáli frá síðustu vistuðu útgáfu vefsins. Á hinum tungumálunum stendur það sama og áður.',
      fix: 'Breyttu þýðingunum líka. Ef þær segja enn það sama skaltu láta þær vera: viðvörunin hverfur þegar breytingin er skráð í git.',
    },
    example: {
      kind: 'lines',
      isCompared: true,
      file: 'locales/is/solutions.json',
      right: '"answer": "Já, textum og myndum hvenær sem er."',
      wrong: '"answer": "Já, textum, myndum og litum hvenær sem er."',
    },
  },
  'untranslated-text': {
    en: {
      title: 'A text is not translated',
      cause:
        'A text has the same words in two languages: it was copied from the other file and left as it was.',
      fix: 'Translate it. Words that are the same in every language, such as names of products, belong under `properNames` in site.yaml.',
    },
    is: {
      title: 'Texti er ekki þýddur',
      cause: 'Texti er eins á tveimur tungumálum: hann var afritaður úr hinni skránni og ekki þýddur.',
      fix: 'Þýddu hann. Orð sem eru eins á öllum tungumálum, til dæmis vöruheiti, eiga heima undir `properNames` í site.yaml.',
    },
    example: {
      kind: 'lines',
      file: 'locales/en/solutions.json',
      right: '"answer": "Yes, words and pictures whenever you like."',
      wrong: '"answer": "Já, textum og myndum hvenær sem er."',
    },
  },
  'garbled-text': {
    en: {
      title: 'Words were garbled when they were copied',
      cause:
        'Letters were lost or garbled on their way from another program, `sÃ©r` for `sér`, or a sign came along that no reader sees.',
      fix: 'Type the words anew, as the hint shows them where they can be told. Delete what does not belong there. If many lines are garbled, save the file as plain text with the encoding UTF-8.',
    },
    is: {
      title: 'Orð brengluðust þegar þau voru afrituð',
      cause:
        'Stafir glötuðust eða brengluðust á leið úr öðru forriti, `sÃ©r` fyrir `sér`, eða tákn fylgdi með sem enginn lesandi sér.',
      fix: 'Skrifaðu orðin upp á nýtt, eins og ábendingin sýnir þau þegar hægt er að lesa í þau. Eyddu því sem á ekki heima þarna. Ef margar línur eru brenglaðar skaltu vista skrána sem hreinan texta með stafakóðuninni UTF-8.',
    },
    example: {
      kind: 'lines',
      file: 'locales/en/solutions.json',
      right: '"answer": "Yes, words and pictures whenever you like."',
      wrong: '"answer": "Yes, words and pictures â€œwheneverâ€\u009d you like."',
    },
  },
  'markup-mismatch': {
    en: {
      title: 'Two languages mark up a text differently',
      cause:
        'Bold, a link, a list or a heading is there in one language and not in another; or the signs for it are not closed, so that a reader would see them.',
      fix: 'Mark up the same words in each language.',
    },
    is: {
      title: 'Texti er ekki eins settur á tveimur tungumálum',
      cause:
        'Feitletrun, tengill, listi eða fyrirsögn er á einu tungumáli en ekki á öðru; eða táknunum fyrir það er ekki lokað, svo að lesandi sæi þau.',
      fix: 'Merktu sömu orðin á öllum tungumálum.',
    },
    example: {
      kind: 'lines',
      file: 'content/en/terms.md',
      right: 'Hosting is paid **in advance**.',
      wrong: 'Hosting is paid in advance.',
    },
  },
} as const satisfies Readonly<Record<string, ProblemPage>>;

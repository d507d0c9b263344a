import type { ProblemPage } from './problem-page.ts';

/** Files as a whole: what cannot be read, what is missing, what is too many. */
export const filePages = {
  'missing-file': {
    en: {
      title: 'A file is missing',
      cause:
        'The site asks for a file that is not in its folder: the texts of a language, or a running text that a page names.',
      fix: 'Copy the file of the same name from the folder of another language and translate the words in it. If nobody needs it any more, take what names it out of site.yaml.',
    },
    is: {
      title: 'Skrá vantar',
      cause:
        'Vefurinn þarf skrá sem er ekki í möppunni: texta á einu tungumálanna, eða samfelldan texta sem síða nefnir.',
      fix: 'Afritaðu samnefnda skrá úr möppu annars tungumáls og þýddu orðin í henni. Ef enginn þarf hana lengur skaltu taka það sem nefnir hana út úr site.yaml.',
    },
    example: {
      kind: 'file',
      file: 'content/en/terms.md',
      contents: null,
      done: { en: 'The file content/en/terms.md was deleted.', is: 'Skránni content/en/terms.md var eytt.' },
    },
  },
  'stray-file': {
    en: {
      title: 'A file that nothing reads',
      cause:
        'A file lies in locales/ or content/, but no page asks for one of this name: it has a slip in its name, lies in the wrong folder, or is left over.',
      fix: 'Move what you need from it to the file that is named, or delete it.',
    },
    is: {
      title: 'Skrá sem ekkert les',
      cause:
        'Skrá er í locales/ eða content/ en engin síða biður um skrá með þessu nafni: það er villa í nafninu, hún er í rangri möppu eða hún varð eftir.',
      fix: 'Færðu það sem þú þarft úr henni í skrána sem er nefnd, eða eyddu henni.',
    },
    example: {
      kind: 'file',
      file: 'content/is/term.md',
      contents: '## Verð\n\nKlukkustundin kostar {{price.hourly}}.\n',
      done: {
        en: 'A running text was saved as content/is/term.md; the page asks for content/is/terms.md.',
        is: 'Samfelldur texti var vistaður sem content/is/term.md; síðan biður um content/is/terms.md.',
      },
    },
  },
  'file-too-large': {
    en: {
      title: 'The file is too large',
      cause:
        'A file is larger than a megabyte. Nothing in it is read, because a file of words never grows so long; most often something else was saved under its name.',
      fix: 'Check that the right file was saved under this name, and put the right one back.',
    },
    is: {
      title: 'Skráin er of stór',
      cause:
        'Skrá er stærri en eitt megabæti. Ekkert í henni er lesið, því að skrá með orðum verður aldrei svo löng; oftast var eitthvað annað vistað undir nafni hennar.',
      fix: 'Athugaðu hvort rétt skrá var vistuð undir þessu nafni og settu þá réttu aftur á sinn stað.',
    },
    example: {
      kind: 'file',
      file: 'site.yaml',
      contents: '# notes\n'.repeat(200_000),
      done: {
        en: 'Notes of 1.6 MB were saved as site.yaml.',
        is: 'Minnispunktar upp á 1,6 MB voru vistaðir sem site.yaml.',
      },
    },
  },
  'not-text': {
    en: {
      title: 'The file is not plain text',
      cause:
        'The file was saved as something else than plain text, or an invisible character came along when words were copied from a document or a web page.',
      fix: 'Delete the character at the place that is named, or type the line anew. Save the file as plain text with the encoding UTF-8.',
    },
    is: {
      title: 'Skráin er ekki hreinn texti',
      cause:
        'Skráin var vistuð sem eitthvað annað en hreinn texti, eða ósýnilegt tákn fylgdi með þegar orð voru afrituð úr skjali eða af vefsíðu.',
      fix: 'Eyddu tákninu á staðnum sem er nefndur eða skrifaðu línuna upp á nýtt. Vistaðu skrána sem hreinan texta með stafakóðuninni UTF-8.',
    },
    example: {
      kind: 'lines',
      file: 'site.yaml',
      right: '  name: Fjallavefur',
      wrong: '  name: Fjalla\u0007vefur',
    },
  },
  'too-deep': {
    en: {
      title: 'Things are nested too deeply',
      cause:
        'Brackets or lines lie more than 40 levels inside one another. Nothing in the site is nested like that: brackets or spaces slipped in.',
      fix: 'Take out the brackets that are too many, and start each line two spaces further in than the one it belongs to.',
    },
    is: {
      title: 'Of mörg lög eru hvert innan í öðru',
      cause:
        'Svigar eða línur eru meira en 40 lög hver innan í annarri. Ekkert á vefnum er svo djúpt: svigar eða bil hafa slæðst inn.',
      fix: 'Taktu út svigana sem er ofaukið og láttu hverja línu byrja tveimur bilum innar en þá sem hún tilheyrir.',
    },
    example: {
      kind: 'lines',
      file: 'site.yaml',
      right: '  clients: [Bjarg, Straumur]',
      wrong: `  clients: ${'['.repeat(42)}Bjarg, Straumur${']'.repeat(42)}`,
    },
  },
  'json-syntax': {
    en: {
      title: 'A text file cannot be read',
      cause:
        'A file in locales/ has lost its form: a comma is missing or too many, a quotation mark stands inside the words, or a bracket is gone.',
      fix: 'Each line has the form `"name": "words"` with a comma after it, except the last one before a `}`. A quotation mark inside the words is written `\\"`.',
    },
    is: {
      title: 'Ekki er hægt að lesa textaskrá',
      cause:
        'Skrá í locales/ er ekki rétt upp sett: kommu vantar eða henni er ofaukið, gæsalöpp stendur inni í orðunum eða svigi er horfinn.',
      fix: 'Hver lína er `"nafn": "orð"` með kommu á eftir, nema sú síðasta á undan `}`. Gæsalöpp inni í orðunum er skrifuð `\\"`.',
    },
    example: {
      kind: 'lines',
      file: 'locales/is/home.json',
      right: '      "title": "Vefir sem þola vetur",',
      wrong: '      "title": "Vefir sem þola vetur"',
    },
  },
} as const satisfies Readonly<Record<string, ProblemPage>>;

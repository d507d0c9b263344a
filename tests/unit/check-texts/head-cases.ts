import type { WordingCase } from './wording-case.ts';

const title = 'solutions.meta.title';
const description = 'solutions.meta.description abcdefghijklmnopqrstuvwxyz';
const long = 'Vefir, netverslanir, hýsing og umsjón fyrir stór og smá fyrirtæki';
const sentence = 'Vefir og netverslanir fyrir fyrirtæki sem vilja að vefurinn virki alla daga ársins.';

/** Titles and descriptions of pages. */
export const headCases: readonly WordingCase[] = [
  {
    code: 'title-length',
    name: 'a title that is too long with the name of the site',
    edits: [['locales/is/solutions.json', `"is ${title}"`, JSON.stringify(long)]],
    printed: [
      'locales/is/solutions.json:4:16  Warning: This title has 76 characters with the site’s name; search engines show about 65.',
      '  3 |     "meta": {',
      '  4 |       "title": "Vefir, netverslanir, hýsing og umsjón fyrir stór og smá fyrirtæki",',
      '    |                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  5 |       "description": "is solutions.meta.description abcdefghijklmnopqrstuvwxyz",',
      '  Take out at least 11. What is shown ends like this: “…ing og umsjón fyrir stór og sm…”',
    ],
    icelandic: [
      'Titillinn er 76 stafir með heiti vefsins en leitarvélar sýna um 65.',
      'Styttu hann um 11 stafi eða meira. Það sem sést endar svona: „…ing og umsjón fyrir stór og sm…“',
    ],
  },
  {
    code: 'title-length',
    name: 'a title that is too short',
    edits: [['locales/en/solutions.json', `"en ${title}"`, '"Services"']],
    printed: [
      'locales/en/solutions.json:4:16  Warning: This title has only 8 characters; it does not tell what the page is about.',
      '  3 |     "meta": {',
      '  4 |       "title": "Services",',
      '    |                ^^^^^^^^^^',
      '  5 |       "description": "en solutions.meta.description abcdefghijklmnopqrstuvwxyz",',
      '  Write at least 10: the words that people search for.',
    ],
    icelandic: [
      'Titillinn er aðeins 8 stafir og segir ekki um hvað síðan er.',
      'Skrifaðu að minnsta kosti 10 stafi: orðin sem fólk leitar að.',
    ],
  },
  {
    code: 'title-length',
    name: 'a name of the site that leaves no room for titles, told once',
    edits: [['locales/is/site.json', '"title": "is title"', `"title": ${JSON.stringify(long)}`]],
    printed: [
      'locales/is/site.json:2:12  Warning: The site’s name has 65 characters and follows the title of every page, so that little is left for the titles.',
      '  1 | {',
      '  2 |   "title": "Vefir, netverslanir, hýsing og umsjón fyrir stór og smá fyrirtæki",',
      '    |            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  3 |   "homeTitle": "is homeTitle",',
      '  Write the name in at most 25 characters.',
    ],
    icelandic: [
      'Heiti vefsins er 65 stafir og kemur á eftir titli hverrar síðu, svo að lítið er eftir handa titlunum.',
      'Hafðu heitið í mesta lagi 25 stafi.',
    ],
  },
  {
    code: 'description-length',
    name: 'a description that is too long',
    edits: [['locales/is/solutions.json', `"is ${description}"`, JSON.stringify(`${sentence} ${sentence}`)]],
    printed: [
      'locales/is/solutions.json:5:22  Warning: This description has 167 characters; search engines show about 160.',
      '  4 |       "title": "is solutions.meta.title",',
      '  5 |       "description": "Vefir og netverslanir fyrir fyrirtæki sem vilja að vefurinn virki alla daga ársins. Vefi',
      '    |                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  6 |       "keywords": "is solutions.meta.keywords"',
      '  Take out at least 7. What is shown ends like this: “…a að vefurinn virki alla daga …”',
    ],
    icelandic: [
      'Lýsingin er 167 stafir en leitarvélar sýna um 160.',
      'Styttu hana um 7 stafi eða meira. Það sem sést endar svona: „…a að vefurinn virki alla daga …“',
    ],
  },
  {
    code: 'description-length',
    name: 'a description that is too short',
    edits: [['locales/en/solutions.json', `"en ${description}"`, '"What we do."']],
    printed: [
      'locales/en/solutions.json:5:22  Warning: This description has only 11 characters; it does not tell what the page is about.',
      '  4 |       "title": "en solutions.meta.title",',
      '  5 |       "description": "What we do.",',
      '    |                      ^^^^^^^^^^^^^',
      '  6 |       "keywords": "en solutions.meta.keywords"',
      '  Write at least 50: a sentence on what the reader finds on the page.',
    ],
    icelandic: [
      'Lýsingin er aðeins 11 stafir og segir ekki um hvað síðan er.',
      'Skrifaðu að minnsta kosti 50 stafi: setningu um það sem lesandinn finnur á síðunni.',
    ],
  },
  {
    code: 'same-title',
    name: 'two pages with one title',
    edits: [['locales/is/solutions.json', '"is hosting.meta.title"', `"is ${title}"`]],
    printed: [
      'locales/is/solutions.json:31:16  The page “solutions” has the same title (in locales/is/solutions.json).',
      '  30 |     "meta": {',
      '  31 |       "title": "is solutions.meta.title",',
      '     |                ^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  32 |       "description": "is hosting.meta.description abcdefghijklmnopqrstuvwxyz",',
      '  Give each page a title of its own, so that people can tell them apart where they search.',
    ],
    icelandic: [
      'Síðan „solutions“ er með sama titil (í locales/is/solutions.json).',
      'Gefðu hvorri síðu sinn titil, svo að fólk þekki þær í sundur þegar það leitar.',
    ],
  },
  {
    code: 'same-title',
    name: 'two pages with one description, in other letters',
    edits: [['locales/en/solutions.json', 'en hosting.meta.description', 'EN  solutions.meta.description']],
    printed: [
      'locales/en/solutions.json:32:22  The page “solutions” has the same description (in locales/en/solutions.json).',
      '  31 |       "title": "en hosting.meta.title",',
      '  32 |       "description": "EN  solutions.meta.description abcdefghijklmnopqrstuvwxyz",',
      '     |                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  33 |       "keywords": "en hosting.meta.keywords"',
      '  Give each page a description of its own, so that people can tell them apart where they search.',
    ],
    icelandic: [
      'Síðan „solutions“ er með sömu lýsingu (í locales/en/solutions.json).',
      'Gefðu hvorri síðu sína lýsingu, svo að fólk þekki þær í sundur þegar það leitar.',
    ],
  },
];

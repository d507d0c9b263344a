import { inBoth, type ProblemCase, problemCase, story } from '../texts/problem-case.ts';

const title = 'solutions.meta.title';
const description = 'solutions.meta.description abcdefghijklmnopqrstuvwxyz';
const long = 'Vefir, netverslanir, hýsing og umsjón fyrir stór og smá fyrirtæki';
const sentence = 'Vefir og netverslanir fyrir fyrirtæki sem vilja að vefurinn virki alla daga ársins.';
const copiedText = 'Vefir sem standa af sér öll veður og endast lengi';

/** One for each code of problems with the wording of texts, their markup and their files. */
export const wordingCases: readonly ProblemCase[] = [
  problemCase(
    'markup-mismatch',
    'a heading that is plain text in one language',
    story('### Vinnan', 'Our work'),
  )`
content/en/story.md:5:1  This is plain text; the same text in content/is/story.md:5:1 is a heading.
  5 | Our work
    | ^^^^^^^^
  Write “### Our work”, or change the other one.

content/en/story.md:5:1  Þetta er venjulegur texti en sami texti í content/is/story.md:5:1 er fyrirsögn.
  Skrifaðu „### Our work“, eða breyttu hinum.`,
  problemCase(
    'placeholder-text',
    'a text that the Studio keeps a place for',
    story('[[Greinin]] kemur seinna.', 'The article comes later.'),
  )`
content/is/story.md:5:1  “[[Greinin]]” is a placeholder for your text.
  5 | [[Greinin]] kemur seinna.
    | ^^^^^^^^^^^^^^^^^^^^^^^^^
  Write the text that visitors should read.

content/is/story.md:5:1  „[[Greinin]]“ heldur aðeins plássi fyrir texta sem á eftir að skrifa.
  Skrifaðu textann sem gestir eiga að lesa.`,
  problemCase('heading-order', 'a level that is left out', story('#### Vinnan', '### Our work'))`
content/is/story.md:5:1  This heading skips a level: it may have one # more than the heading above it.
  5 | #### Vinnan
    | ^^^^^^^^^^^
  Write “### Vinnan”.

content/is/story.md:5:1  Þessi fyrirsögn hleypur yfir þrep: hún má hafa einu # fleira en fyrirsögnin fyrir ofan.
  Skrifaðu „### Vinnan“.`,
  problemCase(
    'same-link-text',
    'the same words for two pages in a document',
    story(
      'Sjá [verðin](/lausnir) og [**verðin**](/lausnir/vefhysing).',
      'See [prices](/lausnir) and [hosting](/lausnir/vefhysing).',
    ),
  )`
content/is/story.md:5:27  “**verðin**” links to /lausnir/vefhysing here and to /lausnir elsewhere on the same page (content/is/story.md:5).
  5 | Sjá [verðin](/lausnir) og [**verðin**](/lausnir/vefhysing).
    |                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  Give the two links different words, or link both to the same page.

content/is/story.md:5:27  „**verðin**“ vísar hér á /lausnir/vefhysing en annars staðar á sömu síðu á /lausnir (content/is/story.md:5).
  Hafðu ekki sömu orð á báðum tenglum, eða láttu báða vísa á sömu síðu.`,
  problemCase(
    'missing-alternative',
    'a picture without words',
    story('![](https://myndir.example/stofan.png)', '![The office](https://myndir.example/stofan.png)'),
  )`
content/is/story.md:5:1  This picture has no description for people who cannot see it.
  5 | ![](https://myndir.example/stofan.png)
    | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  Describe it between the brackets: ![what it shows](https://myndir.example/stofan.png).

content/is/story.md:5:1  Þessi mynd er án orða fyrir þau sem sjá hana ekki.
  Segðu á milli hornklofanna hvað hún sýnir: ![það sem hún sýnir](https://myndir.example/stofan.png).`,
  problemCase('title-length', 'a title that is too long with the name of the site', [
    ['locales/is/solutions.json', `"is ${title}"`, JSON.stringify(long)],
  ])`
locales/is/solutions.json:4:16  Warning: This title has 76 characters including the site name; search engines show about 65.
  3 |     "meta": {
  4 |       "title": "Vefir, netverslanir, hýsing og umsjón fyrir stór og smá fyrirtæki",
    |                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  5 |       "description": "is solutions.meta.description abcdefghijklmnopqrstuvwxyz",
  Remove at least 11, and put the most important words first.

locales/is/solutions.json:4:16  Viðvörun: Titillinn er of langur (stafir með því sem á eftir fer: 76); leitarvélar sýna um 65.
  Styttu textann (um 11) og segðu það mikilvægasta fremst.`,
  problemCase('description-length', 'a description that is too long', [
    ['locales/is/solutions.json', `"is ${description}"`, JSON.stringify(`${sentence} ${sentence}`)],
  ])`
locales/is/solutions.json:5:22  Warning: This description has 167 characters; search engines show about 160.
  4 |       "title": "is solutions.meta.title",
  5 |       "description": "Vefir og netverslanir fyrir fyrirtæki sem vilja að vefurinn virki alla daga ársins. Vefi
    |                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  6 |       "keywords": "is solutions.meta.keywords"
  Remove at least 7, and put the most important words first.

locales/is/solutions.json:5:22  Viðvörun: Lýsingin er of löng (stafir: 167); leitarvélar sýna um 160.
  Styttu textann (um 7) og segðu það mikilvægasta fremst.`,
  problemCase('same-title', 'two pages with one title', [
    ['locales/is/solutions.json', '"is hosting.meta.title"', `"is ${title}"`],
  ])`
locales/is/solutions.json:31:16  The page “solutions” has the same title (in locales/is/solutions.json).
  30 |     "meta": {
  31 |       "title": "is solutions.meta.title",
     |                ^^^^^^^^^^^^^^^^^^^^^^^^^
  32 |       "description": "is hosting.meta.description abcdefghijklmnopqrstuvwxyz",
  Give each page a unique title, so that people can tell them apart in search results.

locales/is/solutions.json:31:16  Síðan „solutions“ er með sama titil (í locales/is/solutions.json).
  Gefðu hvorri síðu sinn titil, svo að fólk þekki þær í sundur þegar það leitar.`,
  problemCase(
    'untranslated-text',
    'a sentence that was copied',
    inBoth('home.json', 'home.hero.title', copiedText, copiedText),
  )`
locales/en/home.json:9:16  This text is not translated: it is identical to the one in locales/is/home.json.
   8 |     "hero": {
   9 |       "title": "Vefir sem standa af sér öll veður og endast lengi",
     |                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  10 |       "text": "en home.hero.text"
  Translate it into the language of this file (English); a proper name goes under properNames in site.yaml.

locales/en/home.json:9:16  Þessi texti er óþýddur: hann er orðrétt sá sami og í locales/is/home.json.
  Skrifaðu hann á tungumáli þessarar skráar (English); sé þetta nafn á það heima undir properNames í site.yaml.`,
  problemCase('stray-file', 'a copy of a file', [
    { file: 'locales/is/home.json.bak', text: '{\n  "home": "heima"\n}\n' },
  ])`
locales/is/home.json.bak:1:1  Warning: locales/is/home.json.bak is not used; the site uses locales/is/home.json.
  1 | {
    | ^
  2 |   "home": "heima"
  Move what you need to locales/is/home.json and delete this file.

locales/is/home.json.bak:1:1  Viðvörun: Ekkert les locales/is/home.json.bak; vefurinn les locales/is/home.json.
  Færðu það sem þú þarft yfir í locales/is/home.json og eyddu þessari skrá.`,
  problemCase(
    'garbled-text',
    'letters that were misread',
    story('Hús sem þolir sÃ©r Ã¶ll veÃ°ur.', 'A house for any weather.'),
  )`
content/is/story.md:5:15  The letters of “sÃ©r Ã¶ll veÃ°ur.” are garbled: they were copied or saved in an encoding other than UTF-8.
  5 | Hús sem þolir sÃ©r Ã¶ll veÃ°ur.
    |               ^^^^^^^^^^^^^^^^^
  Type the words again, or save the file as plain text in UTF-8.

content/is/story.md:5:15  Stafirnir í „sÃ©r Ã¶ll veÃ°ur.“ eru brenglaðir: þeir voru afritaðir eða vistaðir með annarri stafakóðun en UTF-8.
  Skrifaðu orðin upp á nýtt, eða vistaðu skrána aftur sem hreinan texta með stafakóðuninni UTF-8.`,
  problemCase('house-style', 'a word that the glossary leaves out', [
    ...story('Vinnan er hluti af aðstoðinni.', 'The help desk is part of the work.'),
    {
      file: 'content/en/glossary.md',
      text: '# Words\n\n| Term | Word | Not used |\n| --- | --- | --- |\n| borð | service desk | help desk, helpdesk |\n',
    },
  ])`
content/en/story.md:5:5  Warning: “help desk” is a word that the glossary advises against.
  5 | The help desk is part of the work.
    |     ^^^^^^^^^
  Write instead: service desk.

content/en/story.md:5:5  Viðvörun: „help desk“ er eitt orðanna sem orðasafnið sneiðir hjá.
  Okkar orð: service desk.`,
];

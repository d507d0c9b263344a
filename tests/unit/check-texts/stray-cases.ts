import type { WordingCase } from './wording-case.ts';

const texts = '{\n  "home": "heima"\n}\n';

/** Files that nothing reads. */
export const strayCases: readonly WordingCase[] = [
  {
    code: 'stray-file',
    name: 'a copy of a file',
    edits: [{ file: 'locales/is/home.json.bak', text: texts }],
    printed: [
      'locales/is/home.json.bak:1:1  Warning: Nothing reads locales/is/home.json.bak; the site reads locales/is/home.json.',
      '  1 | {',
      '    | ^',
      '  2 |   "home": "heima"',
      '  Move what you need to locales/is/home.json and delete this file.',
    ],
    icelandic: [
      'Ekkert les locales/is/home.json.bak; vefurinn les locales/is/home.json.',
      'Færðu það sem þú þarft yfir í locales/is/home.json og eyddu þessari skrá.',
    ],
  },
  {
    code: 'stray-file',
    name: 'a name in capitals',
    edits: [{ file: 'locales/is/Home.json', text: texts }],
    printed: [
      'locales/is/Home.json:1:1  Warning: Nothing reads locales/is/Home.json; the site reads locales/is/home.json.',
      '  1 | {',
      '    | ^',
      '  2 |   "home": "heima"',
      '  Move what you need to locales/is/home.json and delete this file.',
    ],
    icelandic: [
      'Ekkert les locales/is/Home.json; vefurinn les locales/is/home.json.',
      'Færðu það sem þú þarft yfir í locales/is/home.json og eyddu þessari skrá.',
    ],
  },
  {
    code: 'stray-file',
    name: 'a folder of no language, told once',
    edits: [
      { file: 'locales/fr/home.json', text: texts },
      { file: 'locales/fr/site.json', text: texts },
    ],
    printed: [
      'locales/fr/home.json:1:1  Warning: Nothing reads the folder locales/fr: the site has no such language.',
      '  1 | {',
      '    | ^',
      '  2 |   "home": "heima"',
      '  Each folder has the code of a language under languages in site.yaml: is, en.',
    ],
    icelandic: [
      'Ekkert les möppuna locales/fr: vefurinn hefur ekkert slíkt tungumál.',
      'Hver mappa heitir eftir kóða tungumáls undir languages í site.yaml: is, en.',
    ],
  },
  {
    code: 'stray-file',
    name: 'a folder with a slip in its name',
    edits: [{ file: 'content/eng/story.md', text: 'A story.\n' }],
    printed: [
      'content/eng/story.md:1:1  Warning: Nothing reads the folder content/eng: the site has no such language.',
      '  1 | A story.',
      '    | ^',
      '  Did you mean content/en?',
    ],
    icelandic: [
      'Ekkert les möppuna content/eng: vefurinn hefur ekkert slíkt tungumál.',
      'Áttirðu við content/en?',
    ],
  },
  {
    code: 'stray-file',
    name: 'a file beside the folders of the languages',
    edits: [{ file: 'locales/home.json', text: texts }],
    printed: [
      'locales/home.json:1:1  Warning: Nothing reads locales/home.json: files lie in the folder of their language.',
      '  1 | {',
      '    | ^',
      '  2 |   "home": "heima"',
      '  Move it to a place like locales/is/site.json, or delete it.',
    ],
    icelandic: [
      'Ekkert les locales/home.json: skrár eiga heima í möppu síns tungumáls.',
      'Færðu hana á stað eins og locales/is/site.json, eða eyddu henni.',
    ],
  },
  {
    code: 'stray-file',
    name: 'texts that no page asks for',
    edits: [{ file: 'locales/is/about.json', text: texts }],
    printed: [
      'locales/is/about.json:1:1  Warning: Nothing reads locales/is/about.json: no page has “texts: about”.',
      '  1 | {',
      '    | ^',
      '  2 |   "home": "heima"',
      '  Delete it, or move its texts to one of the files that pages name: site, common, forms, cookies, nav, home, solutions.',
    ],
    icelandic: [
      'Ekkert les locales/is/about.json: engin síða er með „texts: about“.',
      'Eyddu henni, eða færðu textana í einhverja af skránum sem síður nefna: site, common, forms, cookies, nav, home, solutions.',
    ],
  },
  {
    code: 'stray-file',
    name: 'a running text that no page shows, in both languages, told once',
    edits: [
      { file: 'content/is/handbook.md', text: 'Handbók.\n' },
      { file: 'content/en/handbook.md', text: 'Handbook.\n' },
    ],
    printed: [
      'content/is/handbook.md:1:1  Warning: No page shows content/is/handbook.md.',
      '  1 | Handbók.',
      '    | ^',
      '  Show it in a section of a page with “kind: prose” and “document: handbook”, or delete it in every language.',
    ],
    icelandic: [
      'Engin síða sýnir content/is/handbook.md.',
      'Sýndu skjalið í hluta á síðu með „kind: prose“ og „document: handbook“, eða eyddu því á öllum tungumálum.',
    ],
  },
  {
    code: 'stray-file',
    name: 'a file of another kind',
    edits: [{ file: 'content/is/picture.png', text: 'PNG' }],
    printed: [
      'content/is/picture.png:1:1  Warning: Nothing reads content/is/picture.png: the files in this folder end with .md.',
      '  1 | PNG',
      '    | ^',
      '  Delete it, or move it out of this folder.',
    ],
    icelandic: [
      'Ekkert les content/is/picture.png: heiti skráa í þessari möppu enda á .md.',
      'Eyddu henni eða færðu hana úr möppunni.',
    ],
  },
];

import type { ProblemPage } from './problem-page.ts';

/** What readers, people who listen to a page, and search engines get. */
export const readerPages = {
  'heading-order': {
    en: {
      title: 'A heading skips a level',
      cause:
        'The headings of a running text start with `##`, and those below with one `#` more. People who listen to a page go from heading to heading and miss a level that is left out.',
      fix: 'Write the number of `#` that the hint shows.',
    },
    is: {
      title: 'Fyrirsögn hleypur yfir þrep',
      cause:
        'Fyrirsagnir í samfelldum texta byrja á `##` og þær sem eru undir þeim hafa einu `#` fleira. Fólk sem hlustar á síðu fer á milli fyrirsagna og saknar þreps sem er sleppt.',
      fix: 'Skrifaðu jafnmörg `#` og ábendingin sýnir.',
    },
    example: {
      kind: 'lines',
      file: 'content/is/terms.md',
      right: '### Undantekningar',
      wrong: '#### Undantekningar',
    },
  },
  'same-link-text': {
    en: {
      title: 'The same words link to different pages',
      cause:
        'Two links of a page say the same but lead to different pages, or a link says only “here”. Who hears the links alone cannot tell them apart.',
      fix: 'Put each link on words that name what one finds there.',
    },
    is: {
      title: 'Sömu orð vísa á ólíkar síður',
      cause:
        'Tveir tenglar á síðu segja það sama en vísa hvor á sína síðu, eða tengill segir aðeins „hér“. Sá sem heyrir tenglana eina og sér þekkir þá ekki í sundur.',
      fix: 'Settu hvern tengil á orð sem segja hvað þar er að finna.',
    },
    example: {
      kind: 'lines',
      file: 'content/is/terms.md',
      right: 'Sjá einnig [verð á hýsingu](/lausnir/vefhysing#prices).',
      wrong: 'Sjá einnig [síðunni um samband](/lausnir/vefhysing#prices).',
    },
  },
  'missing-alternative': {
    en: {
      title: 'A picture without words for those who do not see it',
      cause:
        'A picture of a running text has no words between its square brackets, so people who listen to the page do not learn what it shows.',
      fix: 'Write between the brackets what the picture shows: `![The office in winter](https://…)`.',
    },
    is: {
      title: 'Mynd án orða fyrir þau sem sjá hana ekki',
      cause:
        'Mynd í samfelldum texta er án orða innan hornklofanna, svo að fólk sem hlustar á síðuna fréttir ekki hvað er á henni.',
      fix: 'Skrifaðu innan hornklofanna hvað er á myndinni: `![Skrifstofan að vetri](https://…)`.',
    },
    example: {
      kind: 'lines',
      file: 'content/is/terms.md',
      right: '![Undirritaður samningur](https://myndir.example/samningur.jpg)',
      wrong: '![](https://myndir.example/samningur.jpg)',
    },
  },
  'title-length': {
    en: {
      title: 'A page title of a length that is cut off',
      cause:
        'Search engines and browser tabs show only the start of a long title; a very short one does not say what the page is about.',
      fix: 'Write a title of the length that the hint names, with the most important words first.',
    },
    is: {
      title: 'Titill síðu er ekki af hæfilegri lengd',
      cause:
        'Leitarvélar og flipar vafra sýna aðeins fremsta hluta langs titils; mjög stuttur titill segir ekki um hvað síðan er.',
      fix: 'Skrifaðu titil af þeirri lengd sem ábendingin nefnir, með mikilvægustu orðin fremst.',
    },
    example: {
      kind: 'lines',
      file: 'locales/is/contact.json',
      right: '      "title": "Hafa samband við Fjallavef",',
      wrong:
        '      "title": "Hafa samband við Fjallavef ef þig vantar nýjan vef, hýsingu, ráðgjöf eða bara gott spjall um vefmál",',
    },
  },
  'description-length': {
    en: {
      title: 'A description of a length that is cut off',
      cause:
        'Search engines show about 160 characters of a page’s description. What is longer is cut off; for a very short one they write their own.',
      fix: 'Write one or two sentences of the length that the hint names.',
    },
    is: {
      title: 'Lýsing síðu er ekki af hæfilegri lengd',
      cause:
        'Leitarvélar sýna um 160 stafi af lýsingu síðu. Það sem er lengra er skorið af; í stað mjög stuttrar lýsingar semja þær sína eigin.',
      fix: 'Skrifaðu eina eða tvær setningar af þeirri lengd sem ábendingin nefnir.',
    },
    example: {
      kind: 'lines',
      file: 'locales/is/contact.json',
      right:
        '"Skrifaðu okkur eða hringdu í síma {{company.phone}}. Við svörum á næsta virka degi, oftast fyrr."',
      wrong: '"Sími {{company.phone}}."',
    },
  },
  'same-title': {
    en: {
      title: 'Two pages with the same title or description',
      cause:
        'Two pages have the same title, or the same description, so nobody can tell them apart in the results of a search engine or in the tabs of a browser.',
      fix: 'Give each page a title and a description that say what is on this page and on no other.',
    },
    is: {
      title: 'Tvær síður með sama titil eða lýsingu',
      cause:
        'Tvær síður hafa sama titil eða sömu lýsingu, svo að enginn þekkir þær í sundur í leitarniðurstöðum eða flipum vafrans.',
      fix: 'Gefðu hverri síðu titil og lýsingu sem segja hvað er á henni og engri annarri.',
    },
    example: {
      kind: 'lines',
      file: 'locales/is/solutions.json',
      right: '      "title": "Nýr vefur frá grunni",',
      wrong: '      "title": "Vefhýsing með afritum",',
    },
  },
} as const satisfies Readonly<Record<string, ProblemPage>>;

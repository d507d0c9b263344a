import type { ProblemPage } from './problem-page.ts';

/** Texts in locales/: their names and whether they are all there. */
export const textPages = {
  'missing-text': {
    en: {
      title: 'A text is missing',
      cause:
        'Something in site.yaml asks for a text that is not in the file of one of the languages, or that has no words.',
      fix: 'Add the line that the hint shows, with the words of that language.',
    },
    is: {
      title: 'Texta vantar',
      cause: 'Eitthvað í site.yaml biður um texta sem er ekki í skrá eins tungumálsins, eða hefur engin orð.',
      fix: 'Bættu við línunni sem ábendingin sýnir, með orðunum á því tungumáli.',
    },
    example: {
      kind: 'lines',
      file: 'locales/en/contact.json',
      right: '"hero": {\n      "title": "Contact us",',
      wrong: '"hero": {',
    },
  },
  'unused-text': {
    en: {
      title: 'A text that nothing shows',
      cause: 'A text is in a file but nothing asks for it. It is left over, or its name has a slip.',
      fix: 'Take the line out, or give it the name that is suggested.',
    },
    is: {
      title: 'Texti sem er hvergi sýndur',
      cause:
        'Texti er í skrá en ekkert biður um hann. Hann varð eftir, eða það er innsláttarvilla í nafni hans.',
      fix: 'Taktu línuna út eða gefðu henni nafnið sem stungið er upp á.',
    },
    example: {
      kind: 'lines',
      file: 'locales/is/contact.json',
      right: '      "title": "Hafa samband",',
      wrong: '      "title": "Hafa samband",\n      "subtitle": "Við svörum fljótt",',
    },
  },
  'renamed-id': {
    en: {
      title: 'A thing was renamed and its texts were not',
      cause:
        'The id of a card, a section or a page was changed in site.yaml. Its texts still have the old name, so they are no longer found.',
      fix: 'Write the old id again, or give the texts in every language the new name.',
    },
    is: {
      title: 'Eitthvað var endurnefnt en textarnir ekki',
      cause:
        'Nafni (id) á spjaldi, hluta eða síðu var breytt í site.yaml. Textarnir heita enn gamla nafninu og finnast því ekki lengur.',
      fix: 'Skrifaðu gamla nafnið aftur, eða gefðu textunum nýja nafnið á öllum tungumálum.',
    },
    example: {
      kind: 'lines',
      isCompared: true,
      file: 'site.yaml',
      right: '          - { id: changes }',
      wrong: '          - { id: edits }',
    },
  },
  'renamed-text': {
    en: {
      title: 'A text’s name is not one that the site asks for',
      cause:
        'There is a slip in the name of a text: the words are there, but nobody asks for them under this name, and the text that is asked for is missing.',
      fix: 'Write the name that is suggested; leave the words as they are.',
    },
    is: {
      title: 'Nafn á texta er ekki nafnið sem vefurinn biður um',
      cause:
        'Það er innsláttarvilla í nafni texta: orðin eru til staðar en ekkert biður um þau undir þessu nafni, og textann sem beðið er um vantar.',
      fix: 'Skrifaðu nafnið sem stungið er upp á; láttu orðin vera eins og þau eru.',
    },
    example: {
      kind: 'lines',
      isCompared: true,
      file: 'locales/is/contact.json',
      right: '      "title": "Hafa samband",',
      wrong: '      "titel": "Hafa samband",',
    },
  },
  'text-shape': {
    en: {
      title: 'A text has the wrong shape',
      cause: 'Where words belong stands a number, a list or a group of texts.',
      fix: 'Write the words in double quotes: `"title": "The words"`.',
    },
    is: {
      title: 'Texti er ekki rétt upp settur',
      cause: 'Þar sem orð eiga að vera er tala, listi eða hópur af textum.',
      fix: 'Skrifaðu orðin í gæsalöppum: `"title": "Orðin"`.',
    },
    example: {
      kind: 'lines',
      file: 'locales/is/contact.json',
      right: '      "title": "Skrifaðu okkur"',
      wrong: '      "title": ["Skrifaðu", "okkur"]',
    },
  },
} as const satisfies Readonly<Record<string, ProblemPage>>;

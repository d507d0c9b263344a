import type { ProblemPage } from './problem-page.ts';

/** Keys and values of site.yaml, each by itself. */
export const valuePages = {
  'wrong-type': {
    en: {
      title: 'Another sort of value is needed',
      cause:
        'A number stands where words are needed, words where a number is needed, or one thing where a list is needed.',
      fix: 'Write the value as the hint shows: words in quotes, numbers without quotes or a unit, lists in square brackets.',
    },
    is: {
      title: 'Hér þarf annars konar gildi',
      cause:
        'Tala stendur þar sem orð eiga að vera, orð þar sem tala á að vera, eða eitt gildi þar sem listi á að vera.',
      fix: 'Skrifaðu gildið eins og ábendingin sýnir: orð í gæsalöppum, tölur án gæsalappa og eininga, lista í hornklofum.',
    },
    example: {
      kind: 'lines',
      file: 'site.yaml',
      right: '      postalCode: "600"',
      wrong: '      postalCode: 600',
    },
  },
  'unknown-key': {
    en: {
      title: 'A key that is not known here',
      cause:
        'There is a slip in a key, or the key belongs to another thing, such as a section of another kind.',
      fix: 'Write the key that is suggested. If the key is not needed, take its line out.',
    },
    is: {
      title: 'Lykill sem er ekki til hér',
      cause:
        'Það er innsláttarvilla í lykli, eða lykillinn á heima annars staðar, til dæmis í annars konar hluta síðu.',
      fix: 'Skrifaðu lykilinn sem stungið er upp á. Ef hans er ekki þörf skaltu taka línuna út.',
    },
    example: {
      kind: 'lines',
      file: 'site.yaml',
      right: '  copyrightYear: 2026',
      wrong: '  copyrihgtYear: 2026',
    },
  },
  'missing-key': {
    en: {
      title: 'A key is missing',
      cause:
        'Something that cannot be left out is not there, most often because a line was deleted with another one.',
      fix: 'Add the line that the hint shows, in the same column as the lines around it.',
    },
    is: {
      title: 'Lykil vantar',
      cause: 'Eitthvað vantar sem ekki má sleppa, oftast af því að línu var eytt með annarri.',
      fix: 'Bættu við línunni sem ábendingin sýnir, í sama dálki og línurnar í kring.',
    },
    example: {
      kind: 'lines',
      file: 'site.yaml',
      right: '  operator: Fjallavefur ehf.\n  registrationNumber: 550142-0990\n  copyrightYear: 2026',
      wrong: '  operator: Fjallavefur ehf.\n  copyrightYear: 2026',
    },
  },
  'unknown-value': {
    en: {
      title: 'A value that is not one of the choices',
      cause: 'Only certain words can stand here, and this is none of them.',
      fix: 'Write one of the words that the hint lists.',
    },
    is: {
      title: 'Gildi sem ekki er hægt að velja',
      cause: 'Hér geta aðeins staðið ákveðin orð og þetta er ekkert þeirra.',
      fix: 'Skrifaðu eitt af orðunum sem ábendingin telur upp.',
    },
    example: {
      kind: 'lines',
      file: 'site.yaml',
      right: '        look: grand',
      wrong: '        look: huge',
    },
  },
  'out-of-range': {
    en: {
      title: 'Too small, too large, too few or too many',
      cause:
        'A number is smaller or larger than it can be, or a list is shorter or longer than there is room for.',
      fix: 'Write a number within the limits that the hint names, or add or take out entries.',
    },
    is: {
      title: 'Of lítið, of stórt, of fátt eða of margt',
      cause: 'Tala er lægri eða hærri en hún má vera, eða listi er styttri eða lengri en pláss er fyrir.',
      fix: 'Skrifaðu tölu innan þeirra marka sem ábendingin nefnir, eða bættu við atriðum eða taktu þau út.',
    },
    example: {
      kind: 'lines',
      file: 'site.yaml',
      right: '        columns: 2',
      wrong: '        columns: 7',
    },
  },
  'bad-format': {
    en: {
      title: 'A value in a form that is not understood',
      cause:
        'Addresses, names, dates, phone numbers and figures have a form of their own, and this value is written in another one.',
      fix: 'Write the value as the hint shows.',
    },
    is: {
      title: 'Gildi sem er ekki skrifað á réttan hátt',
      cause:
        'Slóðir, nöfn, dagsetningar, símanúmer og tölur hafa sitt form og þetta gildi er skrifað á annan hátt.',
      fix: 'Skrifaðu gildið eins og ábendingin sýnir.',
    },
    example: {
      kind: 'lines',
      file: 'site.yaml',
      right: '    path: /skilmalar',
      wrong: '    path: /Skilmálar/',
    },
  },
  'thousands-dot': {
    en: {
      title: 'A dot or comma between thousands',
      cause: 'An amount or a figure is written as in a letter, with a dot or a comma between its thousands.',
      fix: 'Write the number without it: 14900. The site puts the dot in by itself, in the way of each language.',
    },
    is: {
      title: 'Punktur eða komma á milli þúsunda',
      cause: 'Upphæð eða tala er skrifuð eins og í bréfi, með punkti eða kommu á milli þúsunda.',
      fix: 'Skrifaðu töluna án þess: 14900. Vefurinn setur punktinn sjálfur, að hætti hvers tungumáls.',
    },
    example: {
      kind: 'lines',
      file: 'site.yaml',
      right: '    amounts: { ISK: 14900, USD: 110 }',
      wrong: '    amounts: { ISK: 14.900, USD: 110 }',
    },
  },
} as const satisfies Readonly<Record<string, ProblemPage>>;

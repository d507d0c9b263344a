import type { ProblemPage } from './problem-page.ts';

/** The layout of site.yaml: columns, colons, quotation marks. */
export const layoutPages = {
  'yaml-syntax': {
    en: {
      title: 'The file cannot be read at this place',
      cause:
        'The layout of the file is broken: a tab at the start of a line, a quotation mark or a bracket that is never closed, a colon in words without quotes, or a line in another column than the lines it belongs with.',
      fix: 'Look at the line that is named and at the one above it. Lines that belong together start in the same column; words with a colon stand in quotes.',
    },
    is: {
      title: 'Ekki er hægt að lesa skrána á þessum stað',
      cause:
        'Uppsetning skrárinnar er brotin: dálkmerki (Tab) fremst í línu, gæsalappir eða svigi sem er aldrei lokað, tvípunktur í orðum án gæsalappa, eða lína sem byrjar í öðrum dálki en línurnar sem hún á heima með.',
      fix: 'Skoðaðu línuna sem er nefnd og þá næstu fyrir ofan. Línur sem eiga saman byrja í sama dálki; orð með tvípunkti eru höfð í gæsalöppum.',
    },
    example: {
      kind: 'lines',
      file: 'site.yaml',
      right: '  operator: Fjallavefur ehf.',
      wrong: '  operator: Fjallavefur: web design',
    },
  },
  'yaml-alias': {
    en: {
      title: 'A YAML shorthand that is not used here',
      cause:
        'The signs `&`, `*` and `<<` repeat a value from another place of the file. They are not used here: each value stands where it is shown, so that an edit changes one thing only.',
      fix: 'Write the value out where it is needed. If the sign is part of the words, put the words in quotes.',
    },
    is: {
      title: 'Stytting í YAML sem er ekki notuð hér',
      cause:
        'Táknin `&`, `*` og `<<` endurtaka gildi frá öðrum stað í skránni. Þau eru ekki notuð hér: hvert gildi stendur þar sem það er sýnt, svo að breyting breyti aðeins einu.',
      fix: 'Skrifaðu gildið þar sem þess er þörf. Ef táknið er hluti af orðunum skaltu hafa þau í gæsalöppum.',
    },
    example: {
      kind: 'lines',
      file: 'site.yaml',
      right: '        facts: { disk: 10 GB }',
      wrong: '        facts: &small { disk: 10 GB }',
    },
  },
  'duplicate-key': {
    en: {
      title: 'The same key twice',
      cause:
        'A key stands twice in one group, so one of its two values would be lost. It also happens when the dash before a new entry of a list was forgotten.',
      fix: 'Keep one of the two. If a new entry starts there, put a dash before its first line.',
    },
    is: {
      title: 'Sami lykill tvisvar',
      cause:
        'Lykill stendur tvisvar í sama hópi svo að annað gildið myndi tapast. Það gerist líka þegar strikið á undan nýju atriði í lista gleymist.',
      fix: 'Haltu öðrum þeirra. Ef nýtt atriði byrjar þarna skaltu setja strik á undan fyrstu línu þess.',
    },
    example: {
      kind: 'lines',
      file: 'site.yaml',
      right: '  name: Fjallavefur\n  operator: Fjallavefur ehf.',
      wrong: '  name: Fjallavefur\n  operator: Fjallavefur ehf.\n  name: Fjallavefur hf.',
    },
  },
  'reserved-key': {
    en: {
      title: 'A key that must not be used',
      cause:
        'A few names, such as `constructor`, mean something to the machine and cannot be the name of a thing.',
      fix: 'Give the thing another name.',
    },
    is: {
      title: 'Lykill sem má ekki nota',
      cause:
        'Örfá nöfn, til dæmis `constructor`, merkja eitthvað fyrir tölvuna og geta ekki verið nafn á neinu.',
      fix: 'Gefðu þessu annað nafn.',
    },
    example: {
      kind: 'lines',
      file: 'site.yaml',
      right: '        facts: { disk: 10 GB }',
      wrong: '        facts: { disk: 10 GB, constructor: 5 }',
    },
  },
  'empty-value': {
    en: {
      title: 'A value is missing after its key',
      cause:
        'A key or a dash stands there, but nothing comes after it; or the quotes have nothing between them.',
      fix: 'Write the value after the colon. If the thing is not needed, take out the whole line.',
    },
    is: {
      title: 'Gildi vantar á eftir lyklinum',
      cause: 'Lykill eða strik stendur þarna en ekkert kemur á eftir; eða ekkert er á milli gæsalappanna.',
      fix: 'Skrifaðu gildið á eftir tvípunktinum. Ef þess er ekki þörf skaltu taka alla línuna út.',
    },
    example: {
      kind: 'lines',
      file: 'site.yaml',
      right: '  operator: Fjallavefur ehf.',
      wrong: '  operator:',
    },
  },
} as const satisfies Readonly<Record<string, ProblemPage>>;

import { type ProblemCase, problemCase } from './problem-case.ts';

/** Mistakes in keys, or that prevent the file from being read. */
export const readingCases: readonly ProblemCase[] = [
  problemCase('file-too-large', 'the file is far too large', '#'.repeat(5_000_000))`
site.yaml:1:1  The file has 4883 KB; the limit is 1024 KB.
  1 | ##############################################################################################################
    | ^
  Check that the right file was saved under this name.

site.yaml:1:1  Skráin er 4883 KB; stærri skrá en 1024 KB er ekki lesin.
  Athugaðu hvort rétt skrá var vistuð undir þessu nafni.`,
  problemCase('not-text', 'an invisible character', ['name: Hraunvefur\n', 'name: Hraun\u0000vefur\n'])`
site.yaml:35:14  There is an invisible character here (U+0000) that does not belong in a text.
  34 | company:
  35 |   name: Hraun·vefur
     |              ^
  36 |   operator: Hraunvefur ehf.
  Delete it, or type the line again.

site.yaml:35:14  Hér er ósýnilegt tákn (U+0000) sem á ekki heima í texta.
  Eyddu því eða skrifaðu línuna upp á nýtt.`,
  problemCase('too-deep', 'brackets in brackets', [
    'social: []',
    'social: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[',
  ])`
site.yaml:53:49  From here on the nesting is more than 40 levels deep.
  52 |     - { id: moved, year: 2015 }
  53 |   social: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[
     |                                                 ^
  54 |   clients: [Bjarg, Straumur]
  Check the brackets and the spaces at the start of the lines.

site.yaml:53:49  Héðan í frá eru fleiri en 40 þrep hvert innan í öðru.
  Athugaðu svigana og bilin fremst í línunum.`,
  problemCase('yaml-syntax', 'a quotation mark that is never closed', [
    'postalCode: "101"',
    'postalCode: "101',
  ])`
site.yaml:44:19  A quotation mark is opened here and never closed.
  43 |       street: Laugavegur 1
  44 |       postalCode: "101
     |                   ^
  45 |       locality: Reykjavík
  Add the closing quotation mark at the end of the text.

site.yaml:44:19  Hér opnast gæsalappir sem lokast aldrei.
  Lokaðu þeim aftast í textanum.`,
  problemCase('yaml-syntax', 'a second colon', ['operator: Hraunvefur ehf.', 'operator: Hraunvefur: ehf.'])`
site.yaml:36:13  There is a second colon in this line.
  If the colon is part of the text, put the whole text in quotes. If it is another key, give it a line of its own.`,
  problemCase('yaml-syntax', 'a note without a space before it', [
    'features: [support]',
    'features: [support]# nýtt',
  ])`
site.yaml:28:28  This comment does not begin with a space and #.
  Write “# nýtt”, with a space before the #.`,
  problemCase(
    'yaml-alias',
    'an anchor and an alias',
    ['price: { kind: by-quote }', 'price: &none { kind: by-quote }'],
    ['geo: { region', 'geo: *none # { region'],
  )`
site.yaml:26:16  “&none” names a value (&) to repeat it elsewhere, which is not allowed in this file.
  25 |       - id: plus
  26 |         price: &none { kind: by-quote }
     |                ^^^^^
  27 |         popular: true
  Write the value out where it is needed. If it is meant as text, put it in quotes.
site.yaml:55:8  “*none” repeats a value from elsewhere (*), which is not allowed in this file.
  54 |   clients: [Bjarg, Straumur]
  55 |   geo: *none # { region: IS, placename: Reykjavík }
     |        ^^^^^
  Write the value out where it is needed. If it is meant as text, put it in quotes.

site.yaml:26:16  „&none“ gefur gildi nafn (&) til að endurtaka það annars staðar, en það er ekki notað í þessari skrá.
  Skrifaðu gildið þar sem þess er þörf. Ef þetta á að vera texti skaltu setja gæsalappir utan um það.`,
  problemCase('yaml-alias', 'a merge key', [
    'facts: { disk: 10 GB }',
    'facts: { disk: 10 GB, <<: { mail: 5 } }',
  ])`
site.yaml:23:31  “<<” merges the keys of another group, which is not allowed in this file.
  Write the keys and values out where they are needed.`,
  problemCase('duplicate-key', 'a duplicate key', ['  phone: +354', '  name: Hraun\n  phone: +354'])`
site.yaml:39:3  The key “name” is already used in the same group.
  38 |   copyrightYear: 2025
  39 |   name: Hraun
     |   ^^^^
  40 |   phone: +354 555 0142
  Keep one of the two. If a new entry of a list starts here, put a dash before it.

site.yaml:39:3  Lykillinn „name“ er nú þegar í sama hópi.
  Haltu öðrum þeirra eftir. Ef nýtt atriði í lista byrjar hér skaltu setja strik fyrir framan það.`,
  problemCase('reserved-key', 'a key that reaches into the machine', [
    'facts: { disk: 10 GB }',
    'facts: { disk: 10 GB, constructor: 1 }',
  ])`
site.yaml:23:31  A key cannot be called “constructor”.
  22 |           amounts: { ISK: 4990, USD: 39 }
  23 |         facts: { disk: 10 GB, constructor: 1 }
     |                               ^^^^^^^^^^^
  24 |         features: [disk, support]
  Choose another name.

site.yaml:23:31  Lykill getur ekki heitið „constructor“.
  Gefðu honum annað nafn.`,
];

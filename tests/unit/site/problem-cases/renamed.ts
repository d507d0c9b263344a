import { type ProblemCase, problemCase } from './problem-case.ts';

/** Names that were changed where a thing has them, and not where it is named; or the other way round. */
export const renamedCases: readonly ProblemCase[] = [
  problemCase('renamed-id', 'a package that two places name otherwise', [
    '      - id: basic\n',
    '      - id: bascic\n',
  ])`
site.yaml:19:13  Nothing asks for “bascic”, but lines 98 and 137 ask for “basic”.
  18 |     packages:
  19 |       - id: bascic
     |             ^^^^^^
  20 |         price:
  Did you mean basic? If the name is meant to change, change it there as well.

site.yaml:19:13  Ekkert vísar í „bascic“, en vísað er í „basic“ í línum 98 og 137.
  Áttirðu við basic? Ef nafnið á að breytast skaltu líka breyta því þar.`,
  problemCase('unknown-reference', 'a figure of a package whose feature has another name', [
    'facts: { disk: 10 GB }',
    'facts: { dsik: 10 GB }',
  ])`
site.yaml:23:18  The figure “dsik” belongs to no line under features.
  Did you mean disk?

site.yaml:23:18  Talan „dsik“ á við enga línu undir features.
  Áttirðu við disk?`,
  problemCase(
    'unknown-reference',
    'a feature of a package whose figure has another name, which other packages have',
    ['features: [disk, support]', 'features: [dsik, support]'],
    ['features: [support]', 'features: [disk, support]'],
  )`
site.yaml:24:20  There is no figure for “dsik” under facts.
  Did you mean disk?

site.yaml:24:20  Undir facts er engin tala fyrir „dsik“.
  Áttirðu við disk?`,
  problemCase(
    'bad-format',
    'a figure of a package without the unit that the others have',
    ['facts: { disk: 10 GB }', 'facts: { disk: 10 }'],
    ['features: [support]', 'facts: { disk: 50 GB }\n        features: [disk, support]'],
  )`
site.yaml:23:24  “disk: 10” has no unit.
  The other packages of the set have GB. Write “disk: 10 GB”, or the unit that is meant.

site.yaml:23:24  „disk: 10“ er án einingar.
  Hinir pakkarnir í flokknum eru með GB. Skrifaðu „disk: 10 GB“, eða þá einingu sem á við.`,
];

import { sectionKinds } from '../../../../schema/sections/section.ts';
import { type ProblemCase, problemCase } from './problem-case.ts';

const lastKind = sectionKinds.at(-1);
const otherKinds = sectionKinds.slice(0, -1).join(', ');

/** Mistakes that the schema refuses. */
export const shapeCases: readonly ProblemCase[] = [
  problemCase('wrong-place', 'a list without the line of its name', ['\n\npages:\n', '\n\n'])`
site.yaml:102:5  The line “pages:” is missing above this entry.
  Write pages: on a line of its own above it, without spaces at the start.`,
  problemCase('empty-value', 'a key without a value', ['operator: Hraunvefur ehf.', 'operator:'])`
site.yaml:36:3  There is nothing after “operator:”.
  35 |   name: Hraunvefur
  36 |   operator:
     |   ^^^^^^^^
  37 |   registrationNumber: 550142-0990
  Write its value after the colon. The company behind the name, for the last line of each page.

site.yaml:36:3  Ekkert stendur á eftir „operator:“.
  Skrifaðu gildið á eftir tvípunktinum. Fyrirtækið á bak við nafnið, fyrir síðustu línu hverrar síðu.`,
  problemCase('empty-value', 'a dash without an entry', [
    '    - { days: [monday, friday], opens: 09:00, closes: 17:00 }',
    '    -',
  ])`
site.yaml:49:5  There is nothing after the dash.
  Write its value, or delete the line. When the offices are open.`,
  problemCase('wrong-type', 'a number where text is needed', ['postalCode: "101"', 'postalCode: 101'])`
site.yaml:44:19  “postalCode” needs text, but has “101”.
  43 |       street: Laugavegur 1
  44 |       postalCode: 101
     |                   ^^^
  45 |       locality: Reykjavík
  Put it in quotes: "101".

site.yaml:44:19  „postalCode“ þarf að vera texti, en er „101“.
  Settu gæsalappir utan um það: "101".`,
  problemCase('wrong-type', 'one entry that is no list', ['features: [support]', 'features: support'])`
site.yaml:28:19  “features” needs a list, but has “support”.
  Write it as a list: [support], or one entry a line with a dash before it.`,
  problemCase('wrong-type', 'an amount with its currency', ['ISK: 4990', 'ISK: 4990 kr.'])`
site.yaml:22:27  “ISK” needs a number, but has “4990 kr.”.
  Write the number alone, without quotes or a unit: 4990.`,
  problemCase('unknown-key', 'a misspelt key', ['copyrightYear:', 'copyrihgtYear:'])`
site.yaml:38:3  “copyrihgtYear” is not a valid key here.
  37 |   registrationNumber: 550142-0990
  38 |   copyrihgtYear: 2025
     |   ^^^^^^^^^^^^^
  39 |   phone: +354 555 0142
  Did you mean copyrightYear?

site.yaml:38:3  Lykillinn „copyrihgtYear“ er ekki til hér.
  Áttirðu við copyrightYear?`,
  problemCase('missing-key', 'a key that is left out', ['  registrationNumber: 550142-0990\n', ''])`
site.yaml:34:1  The key “registrationNumber” is missing here.
  34 | company:
     | ^^^^^^^
  35 |   name: Hraunvefur
  Add “registrationNumber: …”. The company’s number in the register (kennitala).

site.yaml:34:1  Hér vantar lykilinn „registrationNumber“.
  Bættu við „registrationNumber: …“. Kennitala fyrirtækisins.`,
  problemCase(
    'missing-key',
    'a part of the file that is left out',
    ['figures:\n  clients: 500+\n  uptime: 99.9 %\n', ''],
    ['      - { kind: stats, id: numbers, figures: [clients, uptime] }\n', ''],
  )`
site.yaml:2:1  The key “figures” is missing.
  Add “figures: …”. Figures that texts and pages show. A text writes {{figure.clients}}.`,
  problemCase('unknown-value', 'a kind of section that there is not', ['kind: card-grid', 'kind: cardgrid'])`
site.yaml:120:15  “kind” cannot be “cardgrid”.
  119 |       - { kind: hero, id: hero }
  120 |       - kind: cardgrid
      |               ^^^^^^^^
  121 |         id: all
  Did you mean card-grid? It can be ${otherKinds} or ${lastKind}.

site.yaml:120:15  „kind“ getur ekki verið „cardgrid“.
  Áttirðu við card-grid? Hér má standa ${otherKinds} eða ${lastKind}.`,
  problemCase('unknown-value', 'a first choice that is no option', ['initial: Basic', 'initial: Basci'])`
site.yaml:100:18  “initial” cannot be “Basci”, because it is not one of the options.
  Did you mean Basic? It can be Basic or Plus.`,
  problemCase('unknown-value', 'a time zone that there is not', [
    'timeZone: Atlantic/Reykjavik',
    'timeZone: Atlantic/Reykjavk',
  ])`
site.yaml:47:17  “Atlantic/Reykjavk” is not a time zone.
  Did you mean Atlantic/Reykjavik?`,
  problemCase('out-of-range', 'a number that is too large', ['columns: 2', 'columns: 7'])`
site.yaml:122:18  “columns” is 7, which is too large.
  121 |         id: all
  122 |         columns: 7
      |                  ^
  123 |         cards:
  Write a number of at most 4.

site.yaml:122:18  „columns“ er 7, sem er of há tala.
  Skrifaðu 4 eða lægri tölu.`,
  problemCase('out-of-range', 'a list that is too short', [
    'figures: [clients, uptime]',
    'figures: [clients]',
  ])`
site.yaml:113:46  “figures” has one entry.
  Add entries: it must have at least 2.`,
  problemCase('out-of-range', 'an amount of nothing', ['USD: 39', 'USD: 0'])`
site.yaml:22:38  “USD” is 0, which is too small.
  An amount is more than 0.`,
  problemCase('bad-format', 'an address in capitals', [
    'path: /lausnir/vefhysing',
    'path: /Lausnir/Vefhýsing/',
  ])`
site.yaml:128:11  “path” cannot be written as “/Lausnir/Vefhýsing/”.
  Write /lausnir/vefhysing. An address starts with / and has small letters a-z, digits, hyphens and / only, like /lausnir/vefhysing.`,
  problemCase('bad-format', 'a name of a figure with a capital', [
    'facts: { disk: 10 GB }',
    'facts: { Disk: 10 GB }',
  ])`
site.yaml:23:18  “Disk” is not allowed as a name here.
  Write disk.`,
  problemCase('thousands-dot', 'a dot between thousands', ['ISK: 14900', 'ISK: 14.900'])`
site.yaml:7:21  The amount “14.900” has a thousands separator, which is not allowed here.
  6 |     vat: excluded
  7 |     amounts: { ISK: 14.900, USD: 110 }
    |                     ^^^^^^
  8 |   - kind: derived
  Write 14900.

site.yaml:7:21  Upphæðin „14.900“ er með merki á milli þúsunda og skilst því ekki.
  Skrifaðu 14900.`,
  problemCase('empty-value', 'an empty file', '')`
site.yaml:1:1  The file is empty.
  Undo the last edit (Ctrl+Z), or run “git checkout -- site.yaml” to discard every edit of the file.`,
];

import type { RepairKind } from '../../../../checks/repairs/line-repairs.ts';
import { type ProblemCase, problemCase } from './problem-case.ts';

const speed = '          - { id: speed, icon: zap }\n';
const form = `  - id: order
    fields:
      - type: package
        name: selected_package
        set: hosting
        options:
          - { value: Basic, package: basic }
          - { value: Plus, package: plus }
        initial: Basic
`;

/** One case for each way in which a line is repaired. */
const repairs: Readonly<Record<RepairKind, ProblemCase>> = {
  'dash-space': problemCase('yaml-syntax', 'a dash without a space', [speed, speed.replace('- {', '-{')])`
site.yaml:125:11  There is no space after the dash.
  Write “- { id: speed, icon: zap }”.`,
  'colon-space': problemCase('yaml-syntax', 'a colon without a space', ['look: grand', 'look:grand'])`
site.yaml:109:9  There is no space after the colon.
  Write “look: grand”.`,
  colon: problemCase('yaml-syntax', 'an equals sign in the place of the colon', [
    'look: grand',
    'look = grand',
  ])`
site.yaml:109:9  There is no colon after the key.
  Write “look: grand”.`,
  indent: problemCase('yaml-syntax', 'the first entry of a list one space too far in', [
    '          - { id: hosting, icon',
    '           - { id: hosting, icon',
  ])`
site.yaml:124:12  This line is indented one space too much.
  Start it with 10 spaces, as on line 125.`,
  dash: problemCase('yaml-syntax', 'an entry without its dash', [
    '      - kind: price-list',
    '        kind: price-list',
  ])`
site.yaml:133:9  A new entry starts here, but its dash is missing.
  Write “- kind: price-list”, with the dash aligned with those of the other entries.`,
  'odd-space': problemCase('yaml-syntax', 'spaces that only look like spaces', [
    '        look: grand',
    '\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0look: grand',
  ])`
site.yaml:109:9  This line has special spaces, which often come with pasted text.
  Delete the spaces on this line and type them again.`,
  'long-dash': problemCase('yaml-syntax', 'a dash of printed text', [speed, speed.replace('- {', '– {')])`
site.yaml:125:11  The character at the start of this line looks like a hyphen, but is another dash.
  Write “- { id: speed, icon: zap }”, with a hyphen from the keyboard.`,
};

/** Mistakes in the structure of lines, and in quotation marks. */
export const repairCases: readonly ProblemCase[] = [
  ...Object.values(repairs),
  problemCase('yaml-syntax', 'quotes around half of a value', [
    'street: Laugavegur 1',
    'street: "Laugavegur" 1',
  ])`
site.yaml:43:28  The quoted text ends before this, but more follows.
  Put quotes only at the start and the end of the text; inside double quotes write \\".`,
  problemCase('yaml-syntax', 'a bracket too many at the end of an entry', [
    speed,
    speed.replace(' }', ' }]'),
  ])`
site.yaml:125:37  ] closes something that was never opened.
  Remove the ], or put the text in quotes.`,
  problemCase('yaml-syntax', 'an entry whose bracket is not opened', [speed, speed.replace('{ ', '')])`
site.yaml:125:17  } closes a group on this line that was never opened.
  Put { before its first key.`,
  problemCase('yaml-syntax', 'an entry whose bracket is not closed', [speed, speed.replace(' }', '')])`
site.yaml:125:13  { is opened here and never closed.
  Put } at the end.`,
  problemCase('yaml-syntax', 'tabs before an entry', [speed, `\t\t\t\t\t${speed.trimStart()}`])`
site.yaml:125:1  This line starts with a tab.
  Indent lines with spaces, two for each level.`,
  problemCase('wrong-place', 'a form among the pages', [form, ''], ['\nnotFound:', `${form}\nnotFound:`])`
site.yaml:131:5  This entry does not belong under “pages”, where “fields” is not known.
  130 |       - { kind: order-form, id: order, form: order }
  131 |   - id: order
      |     ^^
  132 |     fields:
  Move it to the list “forms”.

site.yaml:131:5  Þetta atriði á ekki heima í „pages“; þar er „fields“ ekki til.
  Færðu það í listann „forms“.`,
  problemCase('wrong-place', 'an entry that no list has', [
    '  - { from: /hysing',
    '  - { colour: red, size: 5, title: Sala }\n  - { from: /hysing',
  ])`
site.yaml:85:5  This entry does not belong under “redirects”, where “colour”, “size” and “title” are not known.
  Compare it with another entry under “redirects”; the keys there are from and to.`,
  problemCase('yaml-syntax', 'two versions of a merge conflict', [
    '  phone: +354 555 0142\n',
    '<<<<<<< HEAD\n  phone: +354 555 0142\n=======\n  phone: +354 555 0143\n>>>>>>> offer\n',
  ])`
site.yaml:39:1  Two versions of the file were merged here, and the conflict is not resolved.
  Between <<<<<<< and >>>>>>> keep the correct lines, and delete the others and the lines with the markers.`,
  problemCase('bad-format', 'the quotation marks of a word processor', [
    'operator: Hraunvefur ehf.',
    'operator: „Hraunvefur ehf.“',
  ])`
site.yaml:36:13  The quotation marks around “Hraunvefur ehf.” are curly, so they would become part of the value.
  35 |   name: Hraunvefur
  36 |   operator: „Hraunvefur ehf.“
     |             ^^^^^^^^^^^^^^^^^
  37 |   registrationNumber: 550142-0990
  Write straight ones: "Hraunvefur ehf.".

site.yaml:36:13  Gæsalappirnar utan um „Hraunvefur ehf.“ eru prentgæsalappir og yrðu því hluti af gildinu.
  Notaðu beinar gæsalappir: "Hraunvefur ehf.".`,
];

import { type Mutate, misspell } from './mutation.ts';
import {
  getLineNumber,
  onKey,
  onPlace,
  onValue,
  splice,
  type YamlFile,
  type YamlPlace,
} from './yaml-file.ts';

type Test = (place: YamlPlace, file: YamlFile) => boolean;

/** Groups whose keys are names chosen by the editor, not keys of the schema. */
const freeKeys = /^(figures|.*\.facts)$/;
const isKnownKey: Test = ({ path, key }) =>
  key !== null &&
  !freeKeys.test(
    path
      .slice(0, -1)
      .filter((step) => typeof step === 'string')
      .join('.'),
  );
const isScalar: Test = ({ type }) => type !== 'map' && type !== 'list';
const isBlockScalar: Test = (place, file) => isScalar(place, file) && place.key !== null && !place.inFlow;
const isPlainText: Test = ({ type, source }) => type === 'text' && /^[\p{L}/]/u.test(source);
const isQuoted: Test = ({ source }) => /^["'].*["']$/.test(source);
const isPath: Test = ({ source }) => /^\/./.test(source);
/** An old address may be written in any form. */
const isOwnPath: Test = ({ source, name }) => /^\/./.test(source) && name !== 'from';
const isPagePath: Test = ({ path }) => path.length === 3 && path[0] === 'pages' && path[2] === 'path';
const isIn =
  (group: string): Test =>
  ({ path }) =>
    path.at(-2) === group;
const isThousands: Test = (place, file) => isIn('amounts')(place, file) && Number(place.source) >= 1000;
const isNamed =
  (...names: readonly string[]): Test =>
  ({ name }) =>
    names.includes(name);
const isReference = isNamed(
  ...['set', 'form', 'texts', 'kind', 'type', 'period', 'vat', 'of', 'currency', 'figure'],
);
const misspeltPath: typeof misspell = (path, random) => misspell(path, random).replace(/^(?!\/)/, '/');

/** Mistakes in the content: names, addresses, numbers, and the punctuation around them. */
export const yamlValueMutations: Readonly<Record<string, Mutate<YamlFile>>> = {
  'misspelt key': onKey(isKnownKey, misspell),
  'key with a capital letter': onKey(isKnownKey, (key) => key.charAt(0).toUpperCase() + key.slice(1)),
  'misspelt path': onValue((place, file) => isOwnPath(place, file) && !isPagePath(place, file), misspeltPath),
  'path with a trailing slash': onValue(isOwnPath, (path) => `${path}/`),
  'path in capitals': onValue(isOwnPath, (path) => path.replace(/[a-z]/, (letter) => letter.toUpperCase())),
  'path without its slash': onValue(isPath, (path) => path.slice(1)),
  'page path misspelt': onValue(
    (place, file) => isPagePath(place, file) && /^\/[^{]+$/.test(place.source),
    misspeltPath,
  ),
  // A prose section has no texts, so any id is valid.
  'misspelt id': onValue(({ name, type, value }, { text }) => {
    const line = text.slice(text.lastIndexOf('\n', value.start) + 1, text.indexOf('\n', value.start));
    return name === 'id' && type === 'text' && !line.includes('kind: prose');
  }, misspell),
  'misspelt reference': onValue(isReference, misspell),
  'misspelt icon': onValue(isNamed('icon'), misspell),
  'misspelt figure': onKey(({ path }) => path[0] === 'figures' || path.at(-2) === 'facts', misspell),
  'misspelt button': onValue(isNamed('label'), misspell),
  'misspelt feature': onValue(isIn('features'), misspell),
  'misspelt currency': onKey(isIn('amounts'), (key, random) => misspell(key, random).toUpperCase()),
  'text for a number': onValue(
    ({ type, path }) => type === 'number' && path.at(-2) !== 'facts' && path[0] !== 'figures',
    (_, random) => random.pick(['many', 'margir', '"12"', 'ókeypis', '12 kr.']),
  ),
  'text for true': onValue(
    ({ type }) => type === 'boolean',
    (_, random) => random.pick(['yes', 'já', 'True!', '"true"', '1']),
  ),
  'text for a list': onValue(
    ({ type, inFlow, source }) => type === 'list' && !inFlow && source.startsWith('['),
    () => 'all',
  ),
  'list for a text': onValue(
    (place, file) => place.type === 'text' && isKnownKey(place, file),
    (text) => `[${text}]`,
  ),
  'number for a text': onValue(
    (place, file) => place.type === 'text' && isKnownKey(place, file),
    () => '-1.5',
  ),
  'empty value': onValue(isBlockScalar, () => ''),
  'thousands dot': onValue(isThousands, (amount) => amount.replace(/(\d)(\d{3})$/, '$1.$2')),
  'thousands comma or space': onValue(isThousands, (amount, random) =>
    amount.replace(/(\d)(\d{3})$/, random.pick(['$1,$2', '$1 $2'])),
  ),
  'currency after the amount': onValue(isIn('amounts'), (amount) => `${amount} kr.`),
  'negative amount': onValue(isIn('amounts'), (amount) => `-${amount}`),
  'currency left out': onPlace(
    (place, file) => isIn('amounts')(place, file) && place.key !== null,
    (file, { key, value }) => {
      const { start } = key ?? value;
      const after = /^,\s*/.exec(file.text.slice(value.end))?.[0].length ?? 0;
      const before = after > 0 ? 0 : (/,\s*$/.exec(file.text.slice(0, start))?.[0].length ?? 0);
      return splice(file, start - before, value.end + after, '');
    },
  ),

  'unclosed quote': onValue(isQuoted, (text) => text.slice(0, -1)),
  'quote at the start': onValue(isPlainText, (text, random) => `${random.pick(['"', "'"])}${text}`),
  'quotes in the middle': onValue(
    (place, file) => isPlainText(place, file) && place.key !== null,
    (text) => `"${text.slice(0, 2)}"${text.slice(2)}x`,
  ),
  'typographic quotes': onValue(isQuoted, (text) => `„${text.slice(1, -1)}“`),
  'no space after the colon': onPlace(isBlockScalar, (file, { key, value }) =>
    splice(file, (key?.end ?? 0) + 1, value.start, ''),
  ),
  'no colon': onPlace(
    ({ key, inFlow }) => key !== null && !inFlow,
    (file, { key }) => splice(file, key?.end ?? 0, (key?.end ?? 0) + 1, ''),
  ),
  'equals sign for the colon': onPlace(isBlockScalar, (file, { key }) =>
    splice(file, key?.end ?? 0, (key?.end ?? 0) + 1, ' ='),
  ),
  'colon in a value': onValue(
    (place, file) => isPlainText(place, file) && place.key !== null && !place.inFlow,
    (text) => `${text}: x`,
  ),
  'bracket not closed': onPlace(
    ({ source }) => /[\]}]$/.test(source),
    (file, { value: { end } }) => splice(file, end - 1, end, ''),
  ),
  'bracket not opened': onValue(
    ({ source, inFlow }) => /^[[{]/.test(source) && !inFlow,
    (list) => list.slice(1),
  ),
  'comma left out': (file, random) => {
    // Joining two of a list of free names gives a valid name as well.
    const commas = [...file.text.matchAll(/(?<=[{[].*),(?= .*[\]}])/g)].filter(
      ({ index }) =>
        !/^ *(?:#|\[)|names: |clients: /.test(file.lines[getLineNumber(file.text, index) - 1] ?? ''),
    );
    if (commas.length === 0) return null;
    const { index } = random.pick(commas);
    return splice(file, index, index + 1, '');
  },
};

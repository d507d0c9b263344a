import type { Breaker } from './fault.ts';
import { isPlainText, isScalarSort, lineAt, onValue, spliced, written, type YamlFile } from './yaml-file.ts';

/** Mistakes in the signs that YAML is written with: quotes, colons, brackets, commas. */
export const signBreakers: Readonly<Record<string, Breaker<YamlFile>>> = {
  'unclosed quote': (file, dice) => {
    const place = dice.pick(file.places.filter((known) => /^["'].*["']$/.test(written(file, known))));
    return onValue(file, place, written(file, place).slice(0, -1));
  },
  'quote at the start': (file, dice) => {
    const place = dice.pick(file.places.filter((known) => isPlainText(file, known)));
    return onValue(file, place, `${dice.pick(['"', "'"])}${written(file, place)}`);
  },
  'quotes in the middle': (file, dice) => {
    const place = dice.pick(file.places.filter((known) => isPlainText(file, known) && known.key !== null));
    return onValue(file, place, `"${written(file, place).slice(0, 2)}"${written(file, place).slice(2)}x`);
  },
  'typographic quotes': (file, dice) => {
    const place = dice.pick(file.places.filter((known) => /^["'].*["']$/.test(written(file, known))));
    return onValue(file, place, `„${written(file, place).slice(1, -1)}“`);
  },
  'no space after the colon': (file, dice) => {
    const place = dice.pick(
      file.places.filter((known) => isScalarSort(known) && known.key !== null && !known.inFlow),
    );
    return spliced(file, (place.key?.end ?? 0) + 1, place.value.start, '');
  },
  'no colon': (file, dice) => {
    const place = dice.pick(file.places.filter((known) => known.key !== null && !known.inFlow));
    const { end } = place.key ?? place.value;
    return spliced(file, end, end + 1, '');
  },
  'equals sign for the colon': (file, dice) => {
    const place = dice.pick(
      file.places.filter((known) => isScalarSort(known) && known.key !== null && !known.inFlow),
    );
    const { end } = place.key ?? place.value;
    return spliced(file, end, end + 1, ' =');
  },
  'colon in a value': (file, dice) => {
    const place = dice.pick(
      file.places.filter((known) => isPlainText(file, known) && known.key !== null && !known.inFlow),
    );
    return onValue(file, place, `${written(file, place)}: x`);
  },
  'bracket not closed': (file, dice) => {
    const place = dice.pick(file.places.filter((known) => /[\]}]$/.test(written(file, known))));
    return spliced(file, place.value.end - 1, place.value.end, '');
  },
  'bracket not opened': (file, dice) => {
    const place = dice.pick(
      file.places.filter((known) => /^[[{]/.test(written(file, known)) && !known.inFlow),
    );
    return spliced(file, place.value.start, place.value.start + 1, '');
  },
  'comma left out': (file, dice) => {
    // Two of a list of free names are one name as well.
    const commas = [...file.text.matchAll(/(?<=[{[].*),(?= .*[\]}])/g)].filter(
      ({ index }) => !/^ *(?:#|\[)|names: |clients: /.test(lineAt(file, index)),
    );
    const { index } = dice.pick(commas);
    return spliced(file, index, index + 1, '');
  },
};

import { type Breaker, misspelt } from './fault.ts';
import { isScalarSort, lineAt, named, onKey, onValue, spliced, written, type YamlFile } from './yaml-file.ts';
import type { YamlPlace } from './yaml-places.ts';

/** Groups whose keys are names that the editor gives, not keys that the site knows. */
const freeKeys = /^(figures|.*\.facts)$/;

const around = (place: YamlPlace) =>
  place.path
    .slice(0, -1)
    .filter((step) => typeof step === 'string')
    .join('.');
const isKnownKey = (place: YamlPlace) => place.key !== null && !freeKeys.test(around(place));

/** Where each sort of value lies: keys whose value names something else. */
const references = ['set', 'form', 'texts', 'kind', 'type', 'period', 'vat', 'of', 'currency', 'figure'];

/** Mistakes in what is written: names, addresses, numbers. */
export const valueBreakers: Readonly<Record<string, Breaker<YamlFile>>> = {
  'misspelt key': (file, dice) => {
    const place = dice.pick(file.places.filter(isKnownKey));
    return onKey(file, place, misspelt(String(named(place)), dice));
  },
  'key with a capital letter': (file, dice) => {
    const place = dice.pick(file.places.filter(isKnownKey));
    const key = String(named(place));
    return onKey(file, place, key.charAt(0).toUpperCase() + key.slice(1));
  },
  'misspelt path': (file, dice) => {
    const place = dice.pick(
      file.places.filter(
        (known) => /^\/./.test(written(file, known)) && !isOwnPath(known) && named(known) !== 'from',
      ),
    );
    return onValue(file, place, misspelt(written(file, place), dice).replace(/^(?!\/)/, '/'));
  },
  'path with a trailing slash': (file, dice) => {
    const place = dice.pick(file.places.filter((known) => /^\/./.test(written(file, known))));
    return onValue(file, place, `${written(file, place)}/`);
  },
  'path in capitals': (file, dice) => {
    const place = dice.pick(file.places.filter((known) => /^\/./.test(written(file, known))));
    return onValue(
      file,
      place,
      written(file, place).replace(/[a-z]/, (letter) => letter.toUpperCase()),
    );
  },
  'path without its slash': (file, dice) => {
    const place = dice.pick(file.places.filter((known) => /^\/./.test(written(file, known))));
    return onValue(file, place, written(file, place).slice(1));
  },
  'page moved by a slip': (file, dice) => {
    const place = dice.pick(
      file.places.filter((known) => isOwnPath(known) && /^\/[^{]+$/.test(written(file, known))),
    );
    return onValue(file, place, misspelt(written(file, place), dice).replace(/^(?!\/)/, '/'));
  },
  'misspelt id': (file, dice) => {
    // A running text has no words under its section's name: that one may be any.
    const place = dice.pick(
      file.places.filter(
        (known) =>
          named(known) === 'id' &&
          known.sort === 'text' &&
          !lineAt(file, known.value.start).includes('kind: prose'),
      ),
    );
    return onValue(file, place, misspelt(written(file, place), dice));
  },
  'misspelt reference': (file, dice) => {
    const place = dice.pick(file.places.filter((known) => references.includes(String(named(known)))));
    return onValue(file, place, misspelt(written(file, place), dice));
  },
  'misspelt icon': (file, dice) => {
    const place = dice.pick(file.places.filter((known) => named(known) === 'icon'));
    return onValue(file, place, misspelt(written(file, place), dice));
  },
  'misspelt figure': (file, dice) => {
    const place = dice.pick(
      file.places
        .filter(({ path }) => path[0] === 'figures' || path.at(-2) === 'facts')
        .filter(({ key }) => key !== null),
    );
    return onKey(file, place, misspelt(String(named(place)), dice));
  },
  'misspelt button': (file, dice) => {
    const place = dice.pick(file.places.filter((known) => named(known) === 'label'));
    return onValue(file, place, misspelt(written(file, place), dice));
  },
  'misspelt feature': (file, dice) => {
    const place = dice.pick(file.places.filter((known) => known.path.at(-2) === 'features'));
    return onValue(file, place, misspelt(written(file, place), dice));
  },
  'misspelt currency': (file, dice) => {
    const place = dice.pick(file.places.filter((known) => known.path.at(-2) === 'amounts'));
    return onKey(file, place, misspelt(String(named(place)), dice).toUpperCase());
  },
  'word for a number': (file, dice) => {
    const place = dice.pick(file.places.filter(isNumber));
    return onValue(file, place, dice.pick(['many', 'margir', '"12"', 'ókeypis', '12 kr.']));
  },
  'word for yes': (file, dice) => {
    const place = dice.pick(file.places.filter(({ sort }) => sort === 'boolean'));
    return onValue(file, place, dice.pick(['yes', 'já', 'True!', '"true"', '1']));
  },
  'text for a list': (file, dice) => {
    const place = dice.pick(
      file.places.filter(
        ({ sort, inFlow, value }) => sort === 'list' && !inFlow && file.text[value.start] === '[',
      ),
    );
    return onValue(file, place, 'all');
  },
  'list for a text': (file, dice) => {
    const place = dice.pick(file.places.filter((known) => known.sort === 'text' && isKnownKey(known)));
    return onValue(file, place, `[${written(file, place)}]`);
  },
  'number for a text': (file, dice) => {
    const place = dice.pick(file.places.filter((known) => known.sort === 'text' && isKnownKey(known)));
    return onValue(file, place, '-1.5');
  },
  'empty value': (file, dice) => {
    const place = dice.pick(
      file.places.filter((known) => isScalarSort(known) && known.key !== null && !known.inFlow),
    );
    return onValue(file, place, '');
  },
  'thousands dot': (file, dice) => {
    const place = dice.pick(
      file.places.filter((known) => known.path.at(-2) === 'amounts' && Number(written(file, known)) >= 1000),
    );
    return onValue(file, place, written(file, place).replace(/(\d)(\d{3})$/, '$1.$2'));
  },
  'thousands comma or space': (file, dice) => {
    const place = dice.pick(
      file.places.filter((known) => known.path.at(-2) === 'amounts' && Number(written(file, known)) >= 1000),
    );
    return onValue(file, place, written(file, place).replace(/(\d)(\d{3})$/, dice.pick(['$1,$2', '$1 $2'])));
  },
  'currency after the amount': (file, dice) => {
    const place = dice.pick(file.places.filter((known) => known.path.at(-2) === 'amounts'));
    return onValue(file, place, `${written(file, place)} kr.`);
  },
  'negative amount': (file, dice) => {
    const place = dice.pick(file.places.filter((known) => known.path.at(-2) === 'amounts'));
    return onValue(file, place, `-${written(file, place)}`);
  },
  'currency left out': (file, dice) => {
    const place = dice.pick(
      file.places.filter((known) => known.path.at(-2) === 'amounts' && known.key !== null),
    );
    const { start } = place.key ?? place.value;
    const { end } = place.value;
    const after = /^,\s*/.exec(file.text.slice(end))?.[0].length ?? 0;
    const before = after > 0 ? 0 : (/,\s*$/.exec(file.text.slice(0, start))?.[0].length ?? 0);
    return spliced(file, start - before, end + after, '');
  },
};

function isOwnPath({ path }: YamlPlace): boolean {
  return path.length === 3 && path[0] === 'pages' && path[2] === 'path';
}

function isNumber({ sort, path }: YamlPlace): boolean {
  return sort === 'number' && path.at(-2) !== 'facts' && path[0] !== 'figures';
}

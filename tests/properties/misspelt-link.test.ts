import fc from 'fast-check';
import { expect, test } from 'vitest';
import { projectOf } from '../../scripts/check/project/read-project.ts';
import { linkProject } from '../unit/check-links/link-project.ts';

/** Every link to a page of the small site: in documents, rows and redirects. */
const links = Object.entries(linkProject).flatMap(([file, text]) =>
  [...text.matchAll(/(?<=\]\(|\]: |from: \/\w+, to: )\/[a-z/-]+/g)]
    // The first line of the rows is a note.
    .filter(({ 0: address }) => address !== '/nowhere')
    .map(({ 0: address, index }) => ({ file, index, address })),
);

type Edit = (address: string, place: number, letter: string) => string;
const edits: Readonly<Record<string, Edit>> = {
  drop: (address, place) => address.slice(0, place) + address.slice(place + 1),
  double: (address, place) => address.slice(0, place + 1) + address.slice(place),
  replace: (address, place, letter) => address.slice(0, place) + letter + address.slice(place + 1),
  insert: (address, place, letter) => address.slice(0, place) + letter + address.slice(place),
  capital: (address, place) =>
    address.slice(0, place) + (address[place] ?? '').toUpperCase() + address.slice(place + 1),
  slash: (address) => `${address}/`,
};
const sound = new Set(['/', '/lausnir', '/lausnir/vefhysing', '/tilbod', '/frettir', '/frettir/nyr-vefur']);

test('a misspelt link is reported once, on its line, with the address that was meant', () => {
  expect(links.map(({ file }) => file.replace(/.*\./, '.'))).toEqual(
    expect.arrayContaining(['.md', '.sql', '.yaml']),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...links),
      fc.constantFrom(...Object.keys(edits)),
      fc.nat(),
      fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
      ({ file, index, address }, kind, place, letter) => {
        const written = edits[kind]?.(address, 1 + (place % (address.length - 1)), letter) ?? '';
        fc.pre(!sound.has(written));
        const text = linkProject[file] ?? '';
        const edited = text.slice(0, index) + written + text.slice(index + address.length);
        const { problems } = projectOf(new Map(Object.entries({ ...linkProject, [file]: edited })));
        expect(problems.map(({ code, wording }) => `${code} ${wording.en.message}`)).toHaveLength(1);
        const line = text.slice(0, index).split('\n').length;
        const column = index - text.lastIndexOf('\n', index - 1);
        expect(problems[0]).toMatchObject({ file, line, column });
        expect(['unknown-path', 'link-form', 'bad-format', 'redirect-loop']).toContain(problems[0]?.code);
        expect(problems[0]?.wording.en.hint).toMatch(/\/(lausnir|tilbod|frettir)/);
      },
    ),
    { numRuns: 20 },
  );
});

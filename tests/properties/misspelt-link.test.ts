import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minimalSite, read } from '../unit/site/minimal-site.ts';

const lines = minimalSite.split('\n');
const paths = new Set(['/', '/lausnir', '/lausnir/vefhysing']);

/** Each link of the small site: its line and where its address starts. */
const links = lines.flatMap((line, at) => {
  const link = /\b(?:to|cookies): (\/[a-z/]*)/.exec(line);
  return link?.[1] === undefined
    ? []
    : [{ at, address: link[1], column: link.index + link[0].length - link[1].length }];
});

type Slip = (address: string, place: number, letter: string) => string;
const slips: Readonly<Record<string, Slip>> = {
  drop: (address, place) => address.slice(0, place) + address.slice(place + 1),
  double: (address, place) => address.slice(0, place + 1) + address.slice(place),
  replace: (address, place, letter) => address.slice(0, place) + letter + address.slice(place + 1),
  insert: (address, place, letter) => address.slice(0, place) + letter + address.slice(place),
  swap: (address, place) =>
    address.slice(0, place) + (address[place + 1] ?? '') + (address[place] ?? '') + address.slice(place + 2),
};

test('a slip in a link is told at its place, with the address that was meant', () => {
  const slip = fc.record({
    link: fc.constantFrom(...links),
    kind: fc.constantFrom(...Object.keys(slips)),
    place: fc.nat(),
    letter: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
  });
  fc.assert(
    fc.property(slip, ({ link, kind, place, letter }) => {
      // The first sign is the slash that makes it an address.
      const inside = 1 + (place % Math.max(1, link.address.length - 1));
      const written = slips[kind]?.(link.address, inside, letter) ?? '';
      fc.pre(!paths.has(written));
      const text = lines.with(link.at, (lines[link.at] ?? '').replace(link.address, written)).join('\n');
      const { ok, problems } = read(text);
      expect(ok).toBe(false);
      expect(problems).toHaveLength(1);
      expect(problems[0]).toMatchObject({
        line: link.at + 1,
        column: link.column + 1,
        length: written.length,
      });
      expect(['unknown-path', 'bad-format']).toContain(problems[0]?.code);
      // One letter after the slash of the front page is no slip of a known address.
      if (link.address.length > 1) expect(problems[0]?.wording.en.hint).toMatch(/Did you mean|^Write/);
      if (problems[0]?.code === 'unknown-path' && link.address.length > 1)
        expect(problems[0].wording.en.hint).toContain(link.address);
    }),
    { numRuns: 500 },
  );
});

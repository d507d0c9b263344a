import { describe, expect, test } from 'vitest';
import { edited, read } from './minimal-site.ts';

const told = (entry: string) =>
  read(edited(['redirects:\n', `redirects:\n${entry}`])).problems.map(({ code, line }) => `${line} ${code}`);

describe('an entry with wrong keys', () => {
  test('is told key by key while it is one of the list', () => {
    expect(told('  - { from: /gamalt, too: /lausnir }\n')).toHaveLength(1);
    expect(
      told('  - { form: /gamalt, too: /lausnir }\n').every((problem) => /^85 \w+-key$/.test(problem)),
    ).toBe(true);
  });

  test('is told once when it is something else', () => {
    expect(told('  - { colour: red, size: 5, title: Sala }\n')).toEqual(['85 wrong-place']);
    expect(told('  - id: spring\n    fields: [{ type: text, name: name }]\n')).toEqual(['85 wrong-place']);
  });

  test('does not hide what is wrong elsewhere', () => {
    const { problems } = read(
      edited(
        ['redirects:\n', 'redirects:\n  - { colour: red, size: 5, title: Sala }\n'],
        ['columns: 2', 'columns: 7'],
      ),
    );
    expect(problems.map(({ code }) => code)).toEqual(['wrong-place', 'out-of-range']);
  });
});

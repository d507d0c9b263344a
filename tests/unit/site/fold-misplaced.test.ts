import { describe, expect, test } from 'vitest';
import { edited, read } from './minimal-site.ts';

const reported = (entry: string) =>
  read(edited(['redirects:\n', `redirects:\n${entry}`])).problems.map(({ code, line }) => `${line} ${code}`);

describe('an entry with wrong keys', () => {
  test('is reported key by key while it is one of the list', () => {
    expect(reported('  - { from: /gamalt, too: /lausnir }\n')).toHaveLength(1);
    expect(
      reported('  - { form: /gamalt, too: /lausnir }\n').every((problem) => /^85 \w+-key$/.test(problem)),
    ).toBe(true);
  });

  test('is reported once when it is something else', () => {
    expect(reported('  - { colour: red, size: 5, title: Sala }\n')).toEqual(['85 wrong-place']);
    expect(reported('  - id: spring\n    fields: [{ type: text, name: name }]\n')).toEqual([
      '85 wrong-place',
    ]);
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

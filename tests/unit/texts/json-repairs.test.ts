import { describe, expect, test } from 'vitest';
import { findJsonRepair, misplacedBrace } from '../../../scripts/check/texts/json-repairs.ts';
import { smallProject } from './small-project.ts';

const sound = (smallProject['locales/is/home.json'] ?? '').split('\n');

describe('a line of JSON is mended', () => {
  test('so that the file can be read', () => {
    for (const [at, line] of sound.entries()) {
      if (!line.endsWith('",')) continue;
      const broken = sound.with(at, line.replace(/",$/, ','));
      const repair = findJsonRepair(broken, at);
      expect(repair).toMatchObject({ slip: 'quote-end', at });
      expect(() => JSON.parse(broken.with(at, `${repair?.meant}`).join('\n'))).not.toThrow();
    }
  });

  test('as little as may be: the words stay', () => {
    for (const [at, line] of sound.entries()) {
      if (!/": "/.test(line)) continue;
      const repair = findJsonRepair(sound.with(at, line.replace('": "', '": ')), at);
      expect(repair).toEqual({ slip: 'quote-start', at, meant: line });
    }
  });

  test.each(["'Vefir'", "'Vefir", `'Vefir"`])('so that no single quote stays in the words: %s', (words) => {
    const lines = ['{', `  "title": ${words}`, '}'];
    expect(findJsonRepair(lines, 1)).toEqual({ slip: 'quote-form', at: 1, meant: '  "title": "Vefir"' });
  });

  test('so that an apostrophe stays', () => {
    expect(findJsonRepair(['{', `  "title": 'Joe's bar'`, '}'], 1)?.meant).toBe('  "title": "Joe\'s bar"');
    expect(findJsonRepair(['{', `  "title": Joe's`, '}'], 1)?.meant).toBe(`  "title": "Joe's"`);
  });

  test('not where two lines would have to be', () => {
    expect(findJsonRepair(['{', '  "a": b', '  "c": d', '}'], 1)).toBeNull();
  });
});

describe('a bracket in the wrong place is found by the spaces before lines:', () => {
  test.each([
    [
      'one missing before a name',
      ['{', '  "a": {', '    "b": "c"', '  "d": "e"', '}'],
      ['closing-missing', 3, '  },'],
    ],
    ['one missing before the last', ['{', '  "a": {', '    "b": "c"', '}'], ['closing-missing', 3, '  }']],
    ['the last missing', ['{', '  "a": "b"', ''], ['closing-missing', 2, '}']],
    ['one too many', ['{', '  "a": "b"', '  }', '}'], ['closing-extra', 2, '']],
    ['one too many at the end', ['{', '  "a": "b"', '}', '}'], ['closing-extra', 3, '']],
  ])('%s', (_, lines, [slip, at, meant]) => {
    expect(misplacedBrace(lines)).toEqual({ slip, at, meant });
  });

  test('none where they agree', () => {
    expect(misplacedBrace(sound)).toBeNull();
    expect(misplacedBrace(['{', '  "a": "b"', '  "c": "d"', '}'])).toBeNull();
    expect(misplacedBrace([])).toBeNull();
  });
});

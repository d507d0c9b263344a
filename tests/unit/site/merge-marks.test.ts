import { describe, expect, test } from 'vitest';
import { mergeMarks } from '../../../scripts/check/yaml/merge-marks.ts';

const conflict = '<<<<<<< HEAD\nours\n=======\ntheirs\n>>>>>>> branch\n';

describe('what git leaves where two edits meet', () => {
  test.each([
    ['once', `a: 1\n${conflict}b: 2\n`, [5]],
    ['twice', `${conflict}a: 1\n${conflict}`, [0, conflict.length + 5]],
    [
      'with the version that both started from',
      conflict.replace('=======', '||||||| base\nold\n======='),
      [0],
    ],
    ['and one sign that was left behind', 'a: 1\n=======\nb: 2\n', [5]],
    ['with line ends of Windows', conflict.replaceAll('\n', '\r\n'), [0]],
  ])('is found %s', (_, text, offsets) => {
    expect(mergeMarks(text).map(({ offset }) => offset)).toEqual(offsets);
  });

  test.each(['# ======= Prices =======\n', 'a: "<<<<<<< HEAD"\n', '  <<<<<<< HEAD\n', '========\n', ''])(
    'is not in %j',
    (text) => {
      expect(mergeMarks(text)).toEqual([]);
    },
  );
});

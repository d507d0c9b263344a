import { expect, test } from 'vitest';
import { basaltScene, MOST_SCENES } from '../../../app/ui/basalt/basalt-scene.ts';

test('a picture is drawn once, for as long as it is not followed by many others', () => {
  const first = basaltScene('news/first', 'tile');
  expect(basaltScene('news/first', 'tile')).toBe(first);
  expect(basaltScene('news/first', 'card')).not.toBe(first);

  for (let item = 0; item < 2 * MOST_SCENES; item += 1) basaltScene(`news/${item}`, 'tile');
  const again = basaltScene('news/first', 'tile');
  expect(again).not.toBe(first);
  expect(again).toEqual(first);
});

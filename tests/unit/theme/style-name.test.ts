import { expect, test } from 'vitest';
import styleName from '../../../app/theme/style-name.ts';

test('a style has the same short name each time, which can stand in a class', () => {
  for (const style of ['', 'color:red;', 'margin:0;'.repeat(500), 'content:"þ";']) {
    expect(styleName(style)).toMatch(/^\w{3}$/);
    expect(styleName(style)).toBe(styleName(style));
  }
  expect(styleName('color:red;')).not.toBe(styleName('color:reo;'));
});

test('where two styles would have one name, the build is told both', () => {
  const nameMany = () => {
    for (let width = 0; width < 20_000; width++) styleName(`width:${width}px;`);
  };
  expect(nameMany).toThrow(
    /^Two styles have the name \w{3}: take another seed in style-name\.ts\.\n.+\nwidth:\d+px;$/,
  );
});

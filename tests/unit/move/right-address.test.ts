import { expect, test } from 'vitest';
import { rightAddress } from '../../../scripts/move/right-address.ts';

test.each<[written: string, right: string | null]>([
  ['/nyja', '/nyja'],
  ['/Nyja', '/nyja'],
  ['/nyja/', '/nyja'],
  ['nyja', '/nyja'],
  ['lausnir/nyja', '/lausnir/nyja'],
  ['/lausnir//nyja', '/lausnir/nyja'],
  ['\\lausnir\\nyja', '/lausnir/nyja'],
  ['/Þjónusta og ráðgjöf', '/thjonusta-og-radgjof'],
  ['/nyja_sida', '/nyja-sida'],
  ['/nyja#hlutar', '/nyja'],
  ['/nyja?a=1', '/nyja'],
  ['https://hraunvefur.is/Nyja/', '/nyja'],
  ['www.hraunvefur.is/nyja', '/nyja'],
  ['hraunvefur.is', null],
  ['/', null],
  ['/nyja/{id}', null],
  ['!?', null],
])('%s was meant as %s', (written, right) => {
  expect(rightAddress(written, ['hraunvefur.is'])).toBe(right);
});

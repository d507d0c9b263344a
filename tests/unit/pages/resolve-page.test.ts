import { expect, test } from 'vitest';
import { matchPage } from '../../../app/site/resolve-page.ts';
import { itemPages, smallSite } from './small-pages.ts';

test.each(['', '/nowhere', '/lausnir/', '/frettir/', '/frettir/a/b', 'lausnir', '/__proto__'])(
  'the address %j has no page',
  (path) => {
    expect(matchPage(smallSite(itemPages), path)).toBeNull();
  },
);

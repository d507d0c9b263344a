import { expect, test } from 'vitest';
import { INTERFACE_ICONS, iconsInUse } from '../../../app/site/resolve-frame.ts';
import { smallSite } from './small-pages.ts';

test('the icons in use are those of the frame and all that site.yaml names, each once', () => {
  const icons = iconsInUse(smallSite(['icon: zap', 'icon: house']));
  expect(icons).toEqual([...new Set([...INTERFACE_ICONS, 'server', 'house'])].sort());
});

import { describe, expect, test } from 'vitest';
import { iconsInUse, interfaceIcons, resolveFrame } from '../../../app/site/resolve-frame.ts';
import { smallSite } from './small-pages.ts';

const site = smallSite();

describe('the frame', () => {
  const frame = resolveFrame(site, '/assets/icons.svg');

  test('has the languages with their domains', () => {
    expect(frame.languages).toEqual([
      { code: 'is', name: 'Íslenska', origin: 'https://hraunvefur.is' },
      { code: 'en', name: 'English', origin: 'https://hraunvefur.io' },
    ]);
  });

  test('has the menus with the pages that they lead to', () => {
    expect(frame.header).toEqual([
      expect.objectContaining({
        kind: 'menu',
        id: 'solutions',
        page: 'solutions',
        to: '/lausnir',
        links: [{ page: 'hosting', to: '/lausnir/vefhysing', icon: 'server' }],
      }),
      { kind: 'link', page: 'solutions', to: '/lausnir' },
    ]);
    expect(frame.quick).toEqual([
      { page: 'home', to: '/' },
      { page: 'solutions', to: '/lausnir' },
    ]);
    expect(frame.cookies).toEqual({ page: 'home', to: '/' });
    expect(frame.quote).toMatchObject({ label: 'get-quote', to: '/lausnir' });
  });

  test('has what the foot of the page shows of the company', () => {
    expect(frame.company).toMatchObject({
      name: 'Hraunvefur',
      phone: '+354\u00a0555\u00a00142',
      email: 'hallo@hraunvefur.is',
      copyrightYear: 2025,
      social: [],
    });
    expect(frame.sprite).toBe('/assets/icons.svg');
  });
});

test('the icons in use are those of the frame and all that site.yaml names, each once', () => {
  const icons = iconsInUse(smallSite(['icon: zap', 'icon: house']));
  expect(icons).toEqual([...new Set([...interfaceIcons, 'server', 'house'])].sort());
});

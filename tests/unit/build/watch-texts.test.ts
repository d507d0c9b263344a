import { describe, expect, test } from 'vitest';
import { createI18n } from '../../../app/i18n/create-i18n.ts';
import { createTextsSource } from '../../../app/i18n/TextsProvider.tsx';
import { watchTexts } from '../../../scripts/build/watch-texts.ts';

const texts = Object.freeze({
  nav: Object.freeze({ home: Object.freeze({ title: 'Forsíða' }), prices: { title: 'Verð' } }),
  common: { menu: 'Valmynd', items_one: '{{count}} frétt', items_other: '{{count}} fréttir' },
});

describe('texts that are watched', () => {
  test('say the same, and tell which of them were read or looked for', () => {
    const { texts: watched, readNames } = watchTexts(texts);
    expect(watched.nav?.home).toHaveProperty('title', 'Forsíða');
    expect(readNames()).toEqual(['nav:home.title']);
    expect(watched.common?.menu).toBe('Valmynd');
    expect(watched.common?.missing).toBeUndefined();
    expect(readNames()).toEqual(['common:menu', 'common:missing']);
    expect(readNames()).toEqual([]);
  });

  test('tell each form of a text that the translation layer looks at', () => {
    const { texts: watched, readNames } = watchTexts(texts);
    const { t } = createI18n('is', watched);
    readNames();
    expect(t('common:items', { count: 2 })).toBe('2 fréttir');
    expect(readNames()).toContain('common:items_other');
    expect(t('nav:home.subtitle')).toBe('home.subtitle');
    expect(readNames()).toContain('nav:home.subtitle');
  });

  test('are not listed below the first names, because that would tell nothing of what was read', () => {
    const { texts: watched, listed } = watchTexts(texts);
    expect(Object.keys(watched.nav ?? {})).toEqual(['home', 'prices']);
    expect(listed).toEqual([
      ['nav', ['home', 'prices']],
      ['common', ['menu', 'items_one', 'items_other']],
    ]);
    expect(() => Object.keys(watched.nav?.home ?? {})).toThrow('must ask for each by its name');
  });

  test('have a hash that changes with what the names say, and with nothing else', () => {
    const other = { ...texts, nav: { home: { title: 'Heim' } } };
    const hashes = (names: readonly string[]) => [texts, other].map((one) => watchTexts(one).hashOf(names));
    const [same, sameToo] = hashes(['common:menu', 'nav:about.title']);
    expect(same).toBe(sameToo);
    const [home, renamed] = hashes(['common:menu', 'nav:home.title']);
    expect(home).not.toBe(renamed);
    const [there, gone] = hashes(['nav:prices.title']);
    expect(there).not.toBe(gone);
  });

  test('have another hash when texts come where one was looked for that would have been below them', () => {
    const more = { ...texts, nav: { ...texts.nav, about: { title: 'Um okkur', story: 'Saga' } } };
    const { texts: watched, readNames } = watchTexts(texts);
    const source = createTextsSource(createI18n('is', watched));
    readNames();
    expect(source.plain('nav:about.title')).toBeUndefined();
    const names = readNames();
    expect(watchTexts(more).hashOf(names)).not.toBe(watchTexts(texts).hashOf(names));
  });
});

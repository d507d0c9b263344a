import { describe, expect, test } from 'vitest';
import { type PageContext, resolveSection, type SectionView } from '../../../app/site/resolve-section.ts';
import { type Section, type SectionKind, section } from '../../../schema/sections/section.ts';
import { createContext, smallSite } from './small-pages.ts';

const site = smallSite();
const page = { id: 'page', texts: 'home' } as const;

/** View of a section in the form that an editor writes. */
function view<K extends SectionKind>(
  kind: K,
  fields: object,
  overrides: Partial<PageContext> = {},
  code = 'is',
): SectionView<K> {
  const acceptedSection: Section = section.parse({ kind, id: 'it', ...fields });
  return resolveSection(page, acceptedSection, {
    ...createContext(site, code, overrides),
    path: undefined,
    text: (name) => name,
    textLanguage: () => null,
  }) as SectionView<K>;
}

describe('a section gets', () => {
  test('figures to scale where all have one unit', () => {
    const hours = (value: number) => ({ kind: 'amount', value, unit: 'h', orMore: false }) as const;
    const overrides = { site: { ...site, figures: { ...site.figures, urgent: hours(6), low: hours(24) } } };
    expect(view('stats', { figures: ['urgent', 'low'] }, overrides).shares).toEqual({ urgent: 0.25, low: 1 });
    expect(view('stats', { figures: ['urgent', 'uptime'] }, overrides).shares).toBeUndefined();
    expect(view('stats', { figures: ['clients', 'uptime'] }).shares).toBeUndefined();
  });

  test('its pictures with the reader’s alternative texts; decoration has none', () => {
    const file = '0123456789abcdef0123';
    const pictures = {
      team: { id: 'team', file, width: 1600, height: 1067, focus: [40, 30], decoration: false },
      lines: { id: 'lines', file, width: 800, height: 400, focus: [50, 50], decoration: true },
    };
    const people = [
      { id: 'a', name: 'A', picture: 'team' },
      { id: 'b', name: 'B', picture: 'lines' },
      { id: 'c', name: 'C' },
    ];
    const overrides = { site: { ...site, pictures } };
    expect(view('people', { people }, overrides).pictureViews).toEqual({
      team: { file, width: 1600, height: 1067, focus: [40, 30], alt: 'pictures:team.alt', altLanguage: null },
      lines: { file, width: 800, height: 400, focus: [50, 50], alt: '', altLanguage: null },
    });
  });
});

test('opening hours name every day in the language, and the time zone only abroad', () => {
  const { days, namesTimeZone } = view('opening-hours', {});
  expect(days.map(({ name, hours }) => `${name} ${hours}`)).toEqual([
    'mánudagur 9:00–17:00',
    'þriðjudagur null',
    'miðvikudagur null',
    'fimmtudagur null',
    'föstudagur 9:00–17:00',
    'laugardagur null',
    'sunnudagur null',
  ]);
  expect(namesTimeZone).toBe(false);
  const english = view('opening-hours', {}, {}, 'en');
  expect(english.days[0]?.hours?.replace(/\s/g, ' ')).toBe('9:00 AM – 5:00 PM');
  expect(english.namesTimeZone).toBe(true);
});

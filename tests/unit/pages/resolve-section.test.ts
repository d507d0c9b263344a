import { describe, expect, test } from 'vitest';
import { type PageContext, resolveSection } from '../../../app/site/resolve-section.ts';
import type { SectionView } from '../../../app/site/section-view.ts';
import {
  type Section,
  type SectionKind,
  type SectionOfKind,
  section,
} from '../../../schema/sections/section.ts';
import { contextOf, smallSite } from './small-pages.ts';

const site = smallSite();
const page = { id: 'page', texts: 'home' } as const;

/** The view of a section as an editor writes it. */
function view<K extends SectionKind>(
  kind: K,
  fields: object,
  given: Partial<PageContext> = {},
  code = 'is',
): SectionView<K> {
  const accepted: Section = section.parse({ kind, id: 'it', ...fields });
  return resolveSection(page, accepted, {
    ...contextOf(site, code, given),
    path: undefined,
    text: (name) => name,
    textLanguage: () => null,
  }) as SectionView<K>;
}

describe('a section gets', () => {
  test('the place of its texts and a seed for its pictures', () => {
    expect(view('hero', {})).toEqual({
      kind: 'hero',
      id: 'it',
      ground: 'plain',
      look: 'split',
      actions: [],
      texts: 'home:page.it',
      seed: 'page/it',
      pictureViews: {},
    });
  });

  test('figures to scale where all have one unit', () => {
    const hours = (value: number) => ({ kind: 'amount', value, unit: 'h', orMore: false }) as const;
    const given = { site: { ...site, figures: { ...site.figures, urgent: hours(6), low: hours(24) } } };
    expect(view('stats', { figures: ['urgent', 'low'] }, given).shares).toEqual({ urgent: 0.25, low: 1 });
    expect(view('stats', { figures: ['urgent', 'uptime'] }, given).shares).toBeUndefined();
    expect(view('stats', { figures: ['clients', 'uptime'] }).shares).toBeUndefined();
  });

  test('the name of its page, to end with', () => {
    const actions = [{ label: 'get-quote', to: '/' }];
    expect(view('call-to-action', { actions }).word).toBe('nav:page.title');
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
    const given = { site: { ...site, pictures } };
    expect(view('people', { people }, given).pictureViews).toEqual({
      team: { file, width: 1600, height: 1067, focus: [40, 30], alt: 'pictures:team.alt', altLanguage: null },
      lines: { file, width: 800, height: 400, focus: [50, 50], alt: '', altLanguage: null },
    });
  });
});

test('opening hours name every day in the reader’s language, Monday first; days without an entry are closed', () => {
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
});

test('opening hours are written as in the reader’s country, which has another time zone', () => {
  const { days, namesTimeZone } = view('opening-hours', {}, {}, 'en');
  expect(days[0]?.hours?.replace(/\s/g, ' ')).toBe('9:00 AM – 5:00 PM');
  expect(days[6]?.name).toBe('Sunday');
  expect(namesTimeZone).toBe(true);
});

test('news and projects are filled in later, for the reader of the page', () => {
  const reader = { language: 'is', locale: 'is-IS', original: 'is', timeZone: 'Atlantic/Reykjavik' };
  expect(view('news-list', {})).toMatchObject({ reader, news: null, page: 1, pages: 1 });
  expect(view('news-article', {}, { parameters: { slug: 'old' } })).toMatchObject({
    reader,
    slug: 'old',
    article: null,
  });
});

test('items are below the list that their page belongs to, wherever site.yaml has it', () => {
  const baseOf = (path: string) => {
    const moved = smallSite([
      '\nnotFound:\n',
      `
  - id: article
    path: ${path}/{slug}
    texts: site
    sections: [{ kind: news-article, id: article }]

notFound:
`,
    ]);
    const section = {
      kind: 'latest-news',
      id: 'it',
      ground: 'plain',
      limit: 3,
      actions: [],
    } satisfies SectionOfKind<'latest-news'>;
    const context = { ...contextOf(moved, 'is'), path: '/', text: () => '', textLanguage: () => null };
    return resolveSection({ id: 'page', texts: 'site' }, section, context).base;
  };
  expect(baseOf('/frettir')).toBe('/frettir');
  expect(baseOf('/um-okkur/blogg')).toBe('/um-okkur/blogg');
});

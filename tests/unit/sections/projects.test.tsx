import { describe, expect, test } from 'vitest';
import { findTags, getWords, renderSection } from './render-section.tsx';
import { someProject, someProjectCard } from './some-items.ts';

describe('the gallery', () => {
  const projects = [
    someProjectCard({ id: 'ull', title: 'Ull', category: 'Shops', categoryId: 'Búðir', tags: ['React'] }),
    someProjectCard({ id: 'foss', title: 'Foss', category: 'Vefir', categoryLanguage: 'is' }),
    someProjectCard({ id: 'salt', title: 'Salt', category: 'Shops', categoryId: 'Búðir' }),
    someProjectCard({ id: 'lind', title: 'Lind', description: 'React', category: 'Sites' }),
  ];
  const foss = { name: 'Fossinn', to: null, symbol: 'mark-foss', picture: null };
  const render = (query = '', items = projects, perPage = 3) =>
    renderSection('project-gallery', { perPage, projects: items, clients: { foss } }, `/verkefni${query}`);

  test.each([
    ['?flokkur=Vefir&leit=react', ['Lind'], 1],
    ['?sida=9', ['Lind'], 4],
  ])('for the address %j shows %j', async (query, titles, count) => {
    const html = await render(query);
    expect(getWords(html, 'h3')).toEqual(titles);
    expect(html).toContain(`[common:found.projects count=${count}]`);
  });

  test('offers each category once, in the page’s language where it can', async () => {
    const buttons = (html: string) =>
      findTags(html, 'button').map((button, place) => ({
        value: /value="([^"]*)"/.exec(button)?.[1],
        pressed: /aria-pressed="(\w+)"/.exec(button)?.[1],
        words: getWords(html, 'button')[place],
      }));
    expect(buttons(await render('?flokkur=Vefir'))).toEqual([
      // The Enter key presses the first one, which keeps the category.
      { value: 'Vefir', pressed: undefined, words: '[site:page.it.submit]' },
      { value: '', pressed: 'false', words: '[site:page.it.all]' },
      { value: 'Búðir', pressed: 'false', words: 'Shops' },
      { value: 'Vefir', pressed: 'true', words: 'Sites' },
    ]);
    const unknown = buttons(await render('?flokkur=enginn'));
    expect(unknown.map(({ pressed }) => pressed)).not.toContain('true');
    expect(unknown[0]?.value).toBe('enginn');
  });

  test('draws a project the same whatever the filter leaves, as its row says or by its id', async () => {
    const listDrawings = (html: string) =>
      [...html.matchAll(/<li [^>]*data-world="(\w+)".*?<\/li>/gs)].map(([item, world]) => [
        world,
        / d="([^"]*)"/.exec(item)?.[1],
      ]);
    const [lind] = listDrawings(await render('?sida=2'));
    expect(lind?.[1]).toMatch(/^M\d/);
    expect(listDrawings(await render('?leit=lind'))).toEqual([lind]);
    const project = someProjectCard({ id: 'lind', screen: 'letter', colour: 'wool' });
    const [other] = listDrawings(await render('', [project]));
    expect(other?.[0]).toBe('wool');
    expect(listDrawings(await render('', [{ ...project, colour: 'unknown' }]))).toEqual([
      [lind?.[0], other?.[1]],
    ]);
    const html = await render('', [{ ...project, imageUrl: 'https://myndir.example/a.jpg' }]);
    expect(listDrawings(html)).toEqual([['wool', undefined]]);
  });

  test('shows the word mark of the client beside the title, which says the name', async () => {
    const listWordMarks = (html: string) =>
      html.match(/<li [^>]*data-world.*?<\/li>/gs)?.map((item) => item.includes('#mark-foss'));
    const html = await render();
    expect(listWordMarks(html)).toEqual([false, true, false]);
    expect(html).not.toContain('aria-label="Fossinn"');
  });

  test('says so where there is no project, or none can be read', async () => {
    expect(await render('', [])).toContain('[site:page.it.none]');
    const unreadHtml = await renderSection('project-gallery', { perPage: 3, projects: null, clients: {} });
    expect(unreadHtml).toContain('[common:unread.text]');
    for (const html of [await render('', []), unreadHtml]) expect(html).not.toContain('<form');
  });

  test('marks what is not in the page’s language', async () => {
    const html = await render('', [
      someProjectCard({ language: 'is', categoryLanguage: 'is' }),
      someProjectCard({ id: 'b' }),
    ]);
    expect(findTags(html, 'h3').map((tag) => tag.includes('lang="is"'))).toEqual([true, false]);
    expect(getWords(html, 'small')).toEqual(['Vefir · [common:original.card]', 'Vefir']);
    expect(html).toMatch(/<button [^>]*lang="is"|<span lang="is">Vefir/);
  });
});

describe('a project', () => {
  const render = (overrides: Parameters<typeof someProject>[0] = {}) =>
    renderSection('project-detail', {
      quote: { label: 'get-quote', to: '/fa-tilbod', look: 'primary' },
      projectId: 'ullarbudin',
      project: someProject(overrides),
      client: null,
    });

  test('leads out only where it has a link, and says where to', async () => {
    expect(await render()).not.toContain('[site:page.it.visit]');
    const html = await render({ link: 'https://www.ull.example/budin?a=1' });
    const [way = ''] = findTags(html, 'a').filter((link) => link.includes('https:'));
    expect(way).toContain('href="https://www.ull.example/budin?a=1"');
    expect(way).toContain('rel="noopener"');
    expect(way).not.toContain('target');
    expect(getWords(html, 'a')).toContain('[site:page.it.visit] ull.example');
  });

  test('marks each part that is not in the page’s language', async () => {
    const html = await render({ contentLanguage: 'is', categoryLanguage: 'is' });
    expect(findTags(html, 'h1')[0]).not.toContain('lang');
    expect(html.match(/<p lang="is"/g)).toHaveLength(2);
    expect(html).toMatch(/<a [^>]*lang="is"[^>]*>Vefir/);
    expect(html).toContain('[common:original.article]');
  });
});

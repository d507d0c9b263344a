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
  const render = (query = '', given = projects, perPage = 3) =>
    renderSection('project-gallery', { perPage, projects: given }, `/verkefni${query}`);

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

  test('shows a picture, else a drawn cover, else a scene as the row says or by its id', async () => {
    const covers = (html: string) =>
      html.match(/<li [^>]*>.*?<\/li>/gs)?.map((item) => item.split('<h3')[0] ?? '') ?? [];
    const lind = (given = {}) => render('', [someProjectCard({ id: 'lind', ...given })]);
    const [byId = ''] = covers(await render('?leit=lind'));
    expect(byId).toContain('<path');
    expect(covers(await lind({ title: 'Lind' }))).toEqual([byId]);
    const asked = { title: 'Lind', screen: 'stitches', colour: 'wool' };
    const [other] = covers(await lind(asked));
    expect(other).not.toBe(byId);
    expect(covers(await lind({ ...asked, screen: 'unknown', colour: null }))).toEqual([byId]);
    const drawn = await lind({ ...asked, id: 'jokulfoss-ferdabokanir' });
    expect(findTags(drawn, 'img')[0]).toMatch(
      /src="[^"]*jokulfoss-ferdabokanir-640\.avif" srcSet="[^"]* 1280w"/,
    );
    const photographed = await lind({ ...asked, imageUrl: 'https://myndir.example/a.jpg' });
    expect(findTags(photographed, 'img')[0]).toContain('src="https://myndir.example/a.jpg"');
    expect(covers(photographed)[0]).not.toContain('<path');
  });

  test('says so where there is no project, or none can be read', async () => {
    expect(await render('', [])).toContain('[site:page.it.none]');
    const unread = await renderSection('project-gallery', { perPage: 3, projects: null });
    expect(unread).toContain('[common:unread.text]');
    for (const html of [await render('', []), unread]) expect(html).not.toContain('<form');
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

describe('the wall of clients', () => {
  test('shows the client’s project, its name and what was done, and else the word mark', async () => {
    const title = 'Saltey: netverslun: sem fylgir veðri';
    const project = {
      ...someProjectCard({ id: 'saltey-netverslun', title, language: 'is' }),
      to: '/verkefni/saltey-netverslun',
    };
    const client = (name: string, work: typeof project | null) => ({
      ...{ name, work, to: work?.to ?? null, symbol: `mark-${name}`, picture: null },
    });
    const clients = [
      client('Saltey', project),
      client('Foss', { ...project, id: 'foss' }),
      client('Lind', null),
    ];
    const html = await renderSection('client-logos', { clients, actions: [] });
    expect(findTags(html, 'img')).toHaveLength(1);
    expect(getWords(html, 'b')).toEqual(['Saltey', 'Foss']);
    expect(html).toContain('<span lang="is">Netverslun: sem fylgir veðri</span>');
    expect(findTags(html, 'use')).toEqual(['<use href="#mark-Foss">', '<use href="#mark-Lind">']);
    expect(html).toContain('aria-label="Lind"');
    expect(findTags(html, 'a')).toHaveLength(2);
  });
});

describe('results of projects', () => {
  test('are a figure, its words and a link to the project; without any there is nothing', async () => {
    const result = { figure: '9 → 2', words: 'dagar', language: 'is', project: someProjectCard() };
    const html = await renderSection('results', { projects: ['ullarbudin'], results: [result] });
    expect(getWords(html, 'strong')).toEqual(['92']);
    expect(html).toContain('<p lang="is">dagar</p>');
    expect(findTags(html, 'a')[0]).toContain('href="/verkefni/ullarbudin"');
    expect(await renderSection('results', { projects: ['ullarbudin'], results: [] })).toBe('');
  });
});

describe('a project', () => {
  const render = (overrides: Parameters<typeof someProject>[0] = {}) =>
    renderSection('project-detail', {
      quote: { label: 'get-quote', to: '/fa-tilbod', look: 'primary' },
      projectId: 'ullarbudin',
      project: someProject(overrides),
      client: null,
      next: null,
    });

  test('sets what the client says apart from the story, next to the cover', async () => {
    const paragraphs = ['Sagan.', '„Við seljum salt.“ Saltey', '„Orð“ í sögunni og „fleiri“.'];
    const html = await render({ id: 'saltey-netverslun', paragraphs });
    expect(getWords(html, 'blockquote')).toEqual([paragraphs[1]]);
    expect(html.match(/seljum salt/g)).toHaveLength(1);
    expect(html).toContain(paragraphs[2]);
  });

  test('leads out only where it has a link, and says where to', async () => {
    expect(await render()).not.toContain('[site:page.it.visit]');
    const html = await render({ link: 'https://www.ull.example/budin?a=1' });
    const [way = ''] = findTags(html, 'a').filter((link) => link.includes('https:'));
    expect(way).toContain('href="https://www.ull.example/budin?a=1"');
    expect(way).toContain('rel="noopener"');
    expect(way).not.toContain('target');
    expect(getWords(html, 'a')).toContain('ull.example');
  });

  test('shows its results as figures, and a door to the next project by its name', async () => {
    const results = [
      { figure: '14 → 0', words: 'sæti seld tvisvar' },
      { figure: '81%', words: 'bókana úr síma' },
    ];
    const html = await renderSection('project-detail', {
      quote: { label: 'get-quote', to: '/fa-tilbod', look: 'primary' },
      projectId: 'ullarbudin',
      project: someProject({ results, tags: ['ull', 'vefur', 'ull'] }),
      client: null,
      next: someProjectCard({ id: 'foss', title: 'Foss: ferðir' }),
    });
    expect(getWords(html, 'dd').slice(0, 2)).toEqual(['Vefir', 'ull, vefur']);
    expect(getWords(html, 'dd').slice(2)).toEqual(['140', '81%']);
    expect(html).toContain('aria-label="→"');
    expect(getWords(html, 'h2')).toEqual(['Foss']);
    expect(findTags(html, 'a').at(-1)).toContain('href="/verkefni/foss"');
  });

  test('marks each part that is not in the page’s language', async () => {
    const html = await render({ contentLanguage: 'is', categoryLanguage: 'is' });
    expect(findTags(html, 'h1')[0]).not.toContain('lang');
    expect(html.match(/<p lang="is"/g)).toHaveLength(2);
    expect(html).toMatch(/<a [^>]*lang="is"[^>]*>Vefir/);
    expect(html).toContain('[common:original.article]');
  });
});

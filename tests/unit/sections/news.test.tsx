import { describe, expect, test } from 'vitest';
import { findTags, getWords, renderSection, type SectionFields } from './render-section.tsx';
import { someNews, someNewsCard } from './some-items.ts';

const cards = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    someNewsCard({ slug: `frett-${place}`, title: `Frétt ${place}` }),
  );

describe('the newest news', () => {
  const render = (fields: Partial<SectionFields<'latest-news'>>) =>
    renderSection('latest-news', {
      limit: 3,
      actions: [{ label: 'all-news', to: '/frettir', look: 'secondary' }],
      news: cards(3),
      ...fields,
    });

  test('are hidden while there is none, or none has been read', async () => {
    expect(await render({ news: null })).toBe('');
    expect(await render({ news: [] })).toBe('');
  });

  test('show a photograph without a referrer, where they have one', async () => {
    const imageUrl = 'https://myndir.example/a.jpg?b=1&c=2';
    const html = await render({ news: [someNewsCard({ imageUrl }), someNewsCard({ slug: 'b' })] });
    const [photo = '', ...otherPhotos] = findTags(html, 'img');
    expect(otherPhotos).toEqual([]);
    expect(photo).toContain('src="https://myndir.example/a.jpg?b=1&amp;c=2"');
    for (const part of ['alt=""', 'loading="lazy"', 'referrerPolicy="no-referrer"', 'width="', 'height="'])
      expect(photo).toContain(part);
  });

  test('in another language say so', async () => {
    const html = await render({ news: [someNewsCard({ language: 'is' })] });
    expect(findTags(html, 'h3')[0]).toContain('lang="is"');
    expect(html).toMatch(/<p lang="is"[^>]*>Vefurinn er kominn/);
    expect(getWords(html, 'small')).toEqual(['21/11/2026 · [common:original.card]']);
    expect(await render({})).not.toMatch(/lang=|original/);
  });
});

describe('the list of news', () => {
  const render = (fields: Partial<SectionFields<'news-list'>>, address = '/frettir') =>
    renderSection('news-list', { perPage: 13, news: cards(3), page: 1, pages: 1, ...fields }, address);

  test('that cannot be read says so, with a way to try again, and asks for scripts', async () => {
    const html = await render({ news: null }, '/frettir?sida=2');
    expect(html).toContain('[common:unread.text]');
    expect(html).not.toContain('[common:loading]');
    expect(html).toMatch(/<a [^>]*href="\/frettir\?sida=2"[^>]*>\[common:unread.again\]/);
    expect(html).toContain('data-eager');
  });

  test('that is empty says that, and needs no scripts', async () => {
    const html = await render({ news: [] });
    expect(html).toContain('[site:page.it.empty]');
    expect(html).not.toMatch(/unread|data-eager/);
  });
});

describe('an article', () => {
  const render = (
    overrides: Parameters<typeof someNews>[0],
    next: SectionFields<'news-article'>['next'] = null,
  ) => renderSection('news-article', { slug: 'nyr-vefur', article: someNews(overrides), next });

  test('in another language says so', async () => {
    const html = await render({ language: 'is' });
    expect(findTags(html, 'h1')[0]).toContain('lang="is"');
    expect(getWords(html, 'p')).toContain('[common:original.article]');
    expect(html.match(/<p lang="is"/g)).toHaveLength(3);
  });

  test('links to the next one, if there is another', async () => {
    const [link] = findTags(await render({}, someNewsCard({ slug: 'eldri' })), 'a').slice(-1);
    expect(link).toContain('href="/frettir/eldri"');
    expect(await render({})).not.toContain('[site:page.it.next]');
  });

  test('without a picture has a drawn scene, the same each time, and only for the eye', async () => {
    const html = await render({});
    expect(html).toMatch(/<div aria-hidden="true" data-screen-only[^>]*><svg/);
    expect(await render({})).toBe(html);
    const photo = await render({ imageUrl: 'https://myndir.example/a.jpg' });
    expect(findTags(photo, 'img')).toHaveLength(1);
    expect(photo).not.toContain('<path');
  });
});

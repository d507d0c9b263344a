import { describe, expect, test } from 'vitest';
import { pageSource } from '../../../app/data/create-page-source.ts';
import { builtPictures, type SocialPictures } from '../../../app/data/social-pictures.ts';
import type { NewsRow } from '../../../app/site/row-shapes.ts';
import { fillTexts } from '../../../app/site/texts/texts.ts';
import { createContext, itemPages, smallSite } from '../pages/small-pages.ts';
import { completeTexts, readTexts } from '../texts/written-texts.ts';
import { createFixedRows } from './fixed-rows.ts';
import { someNewsRow } from './some-rows.ts';

const site = smallSite(itemPages);
const { language } = createContext(site, 'is');
const texts = fillTexts(site, language, readTexts(completeTexts(site), 'is'));
const languages = { is: { texts, documents: {} } };
const project = { site, day: '2026-11-21', nextChange: null, languages, marks: {} };
const news = [
  someNewsRow({ slug: 'nyr-vefur', title: 'Nýr vefur', image_url: null }),
  someNewsRow({ slug: 'mynd', title: 'Mynd', image_url: 'https://example.org/a.jpg' }),
] as NewsRow[];

async function pageAt(path: string, pictures?: SocialPictures) {
  const source = pageSource(project, language, '/icons.svg', {
    rows: createFixedRows(news, []),
    ...(pictures ? { pictures } : {}),
  });
  const answer = await source.page(new URL(path, language.origin));
  if (answer.kind !== 'page') throw new Error(`${path} leads elsewhere.`);
  return answer.view;
}

const pictures: SocialPictures = (code, path, { seed, title }) => ({
  address: `/social/${encodeURIComponent(`${code} ${path} ${seed}`)}.png`,
  title,
});

describe('the picture by which networks show a page', () => {
  test('of an item shows the item, to search engines too', async () => {
    const { head } = await pageAt('/frettir/nyr-vefur', pictures);
    expect(decodeURIComponent(head.image)).toBe(
      'https://hraunvefur.is/social/is /frettir/nyr-vefur news/nyr-vefur.png',
    );
    expect(head.imageAlt).toBe('Nýr vefur | is title');
    expect(head.structuredData?.['@graph']).toContainEqual(
      expect.objectContaining({ '@type': 'NewsArticle', image: head.image }),
    );
  });

  test('of an item with a photograph is the photograph, of unknown size', async () => {
    expect((await pageAt('/frettir/mynd', pictures)).head).toMatchObject({
      image: 'https://example.org/a.jpg',
      imageAlt: 'Mynd',
      imageSize: null,
    });
  });
});

describe('the pictures of a build', () => {
  const list = { address: '/social/list.png', title: 'Fréttir' };
  const item = { address: '/social/item.png', title: 'Nýr vefur' };
  const find = builtPictures({ is: { '/frettir': list, '/frettir/nyr-vefur': item } });
  const createItem = (title: string) => ({ seed: '', title });

  test.each([
    ['a page of the build has its own', '/frettir/nyr-vefur', 'Nýr vefur', item],
    ['an item that has another title by now has that of its list', '/frettir/nyr-vefur', 'Nýrri', list],
    ['an item newer than the build has that of its list', '/frettir/nyrri', 'Nýrri', list],
    ['a page that the build does not know has none', '/hvergi', 'Hvergi', null],
  ])('%s', (_, path, title, expected) => {
    expect(find('is', path, createItem(title))).toBe(expected);
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import { foldText } from '../../../app/site/fold-text.ts';
import { formatMoney } from '../../../app/site/format.ts';
import type { NewsRow } from '../../../app/site/row-shapes.ts';
import type { Files } from '../../../edits/edit.ts';
import { createDraftRenderer, type DraftRenderer } from '../../../render/preview/draft-renderer.ts';
import { foldForSearch, searchTexts } from '../../../render/preview/search-texts.ts';
import { sourceItem } from '../../../render/preview/source-item.ts';
import { createPreviewRow } from '../../../studio/rows/row-columns.ts';
import { studioSite } from '../../studio-site.ts';
import { temporaryFolder } from '../../temporary-files.ts';
import { BUNDLE_TIME, bundlesFor } from '../build/own-bundles.ts';
import { createFixedRows } from '../data/fixed-rows.ts';
import { someNewsRow } from '../data/some-rows.ts';
import { editFiles, type FileEdit } from '../texts/small-project.ts';
import { findMarkedHtml } from './preview-parts.ts';

const content = studioSite();
const draftOf = (...edits: readonly FileEdit[]): Files => editFiles(content, edits);
const news = someNewsRow({ slug: 'nyr-vefur', title: 'Nýr \uE000 vefur <b>' }) as unknown as NewsRow;
let buildFolder: string;
let drafts: DraftRenderer;

beforeAll(async () => {
  buildFolder = await bundlesFor(temporaryFolder(content));
  drafts = createDraftRenderer({ buildFolder, rows: createFixedRows([news]) });
}, BUNDLE_TIME);

const basicPrice = 'amounts: { ISK: 4990, USD: 39, EUR: 35, DKK: 249 }';
const hostingPrice = 'value:packages/hosting/packages/basic/price';

const noText = { title: '', lead: '', content: '', category: '', tags: [] };
const draftRow = {
  ...{ name: 'drog', link: '', picture: '', screen: '', colour: '' },
  texts: { is: { ...noText, title: 'Drög' }, en: { ...noText, title: 'Not public yet' } },
};

describe('a draft', () => {
  test('is shown as visitors would get it, in each language', async () => {
    const files = draftOf(['site.yaml', basicPrice, 'amounts: { ISK: 5490, USD: 42, EUR: 39, DKK: 279 }']);
    const page = { files, path: '/lausnir/vefhysing' };
    const icelandic = await drafts.render({ ...page, language: 'is' });
    expect(icelandic).toMatchObject({ status: 200, isMarked: true, isFormer: false });
    expect(drafts.read({ files }).problems).toEqual([]);
    expect(findMarkedHtml(icelandic.html, hostingPrice)).toContain('5.490');
    const english = await drafts.render({ ...page, language: 'en' });
    expect(findMarkedHtml(english.html, hostingPrice)).toContain('$42');
  });

  test('is shown with one section alone', async () => {
    const page = { files: content, language: 'is', path: '/lausnir/vefhysing' };
    const sectionsOf = (html: string) =>
      [...html.matchAll(/data-section="([\w-]+)"/g)].map(([, kind]) => kind);
    expect(sectionsOf((await drafts.render(page)).html).length).toBeGreaterThan(1);
    const { html, status } = await drafts.render({ ...page, section: 'packages' });
    expect([status, sectionsOf(html)]).toEqual([200, ['packages']]);
  });

  test('has pages and icons that are not in the build', async () => {
    const yaml = (content['site.yaml'] ?? '').replaceAll('/lausnir/vefhysing', '/lausnir/hysing');
    const files = { ...content, 'site.yaml': yaml };
    const { status, html } = await drafts.render({ files: files, language: 'is', path: '/lausnir/hysing' });
    expect(status).toBe(200);
    const icons = await drafts.file(/href="([^"#]+)#logo"/.exec(html)?.[1] ?? '');
    expect(icons?.type).toMatch(/^image\/svg/);
    expect(icons?.body).toContain('id="logo"');
  });

  test('is shown as it will be on a day', async () => {
    const card = '{ id: strategy, icon: compass }';
    const offeredCard = card.replace(' }', ', validFrom: 2031-05-01, validUntil: 2031-05-31 }');
    const files = draftOf(['site.yaml', card, offeredCard]);
    const titleOn = async (day: string) => {
      const { html, isFormer } = await drafts.render({ files, language: 'is', path: '/lausnir', day });
      expect(isFormer).toBe(false);
      return findMarkedHtml(html, 'text:solutions:solutions.topics.cards.strategy.title');
    };
    expect(await titleOn('2031-05-31')).toHaveLength(1);
    expect(await titleOn('2031-06-01')).toEqual([]);
  });

  test('with an error keeps its last state, and reports the error', async () => {
    const page = { language: 'is', path: '/', draft: 'anna' };
    const broken = draftOf(['site.yaml', 'phone: +354 555 0142', 'phone: 5550190']);
    const response = await createDraftRenderer({ buildFolder, rows: createFixedRows([]) }).render({
      ...page,
      files: broken,
    });
    expect(response).toMatchObject({ status: 422, html: '', isFormer: false });
    await drafts.render({ ...page, files: content });
    const formerPage = await drafts.render({ ...page, files: broken });
    expect(formerPage).toMatchObject({ status: 200, isFormer: true, isMarked: true });
    const { problems } = drafts.read({ files: broken });
    expect(problems.map(({ path }) => path.join('/'))).toEqual(['company/phone']);
    expect(findMarkedHtml(formerPage.html, 'value:company/phone').length).toBeGreaterThan(0);
    expect(await drafts.render({ ...page, files: broken, draft: 'bjarni' })).toMatchObject({ status: 422 });
  });

  test('is checked against what is published', async () => {
    const files = draftOf(['site.yaml', 'path: /lausnir\n', 'path: /svor\n']);
    const isRemovalReported = (base?: Files) =>
      drafts.read(base ? { files, base } : { files }).problems.some(({ code }) => code === 'removed-path');
    expect(isRemovalReported()).toBe(false);
    expect(isRemovalReported(content)).toBe(true);
    expect(isRemovalReported(files)).toBe(false);
  });

  test('keeps hostile texts text, with their sources', async () => {
    const hostile = '<img src=x onerror=alert(1)>"\uE000\uE001\uE005 </script> data-source="x"';
    const title = '"Spurðu fyrst, byggðu svo"';
    const files = draftOf(['locales/is/solutions.json', title, JSON.stringify(hostile)]);
    const { html, isMarked } = await drafts.render({ files, language: 'is', path: '/lausnir' });
    expect(isMarked).toBe(true);
    expect(html).not.toContain('<img src=x');
    expect(findMarkedHtml(html, 'text:solutions:solutions.hero.title')).toEqual([
      '&lt;img src=x onerror=alert(1)&gt;&quot;\uE000\uE001\uE005 &lt;/script&gt; data-source=&quot;x&quot;',
    ]);
  });

  test('shows rows, which know theirs', async () => {
    const list = await drafts.render({ files: content, language: 'is', path: '/frettir' });
    expect(list).toMatchObject({ status: 200, isMarked: true });
    expect(list.html).toMatch(/<li data-source="row:news\/nyr-vefur"/);
    const article = await drafts.render({ files: content, language: 'is', path: '/frettir/nyr-vefur' });
    expect(article.html).toMatch(/<article data-source="row:news\/nyr-vefur [^"]+"/);
    const draft = await drafts.render({
      ...{ files: content, language: 'en', path: '/frettir/drog' },
      row: createPreviewRow('news', draftRow, null, 'is', new Date()),
    });
    expect(draft).toMatchObject({ status: 200, isMarked: true });
    expect(draft.html).toContain('Not public yet');
    const response = await drafts.render({ files: content, language: 'is', path: '/frettir/horfin' });
    expect(response).toMatchObject({ status: 302, location: '/frettir', html: '' });
  });

  test('is a document for the frame of the Studio and nothing else', async () => {
    const { html, headers } = await drafts.render({ files: content, language: 'is', path: '/' });
    const policy = headers['Content-Security-Policy'] ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("form-action 'none'");
    expect(headers['Cache-Control']).toBe('no-store');
    expect(html).not.toContain('speculationrules');
    // A file of the Studio's interface.
    expect(html).toContain('<script type="module" src="/studio/preview-page.js"></script></body>');
    expect(await drafts.file('/favicon.svg')).not.toBeNull();
    for (const address of [
      '/assets/../../project.json',
      '/assets/..%2Fserver/index.js',
      '/../package.json',
      '/',
    ])
      expect(await drafts.file(address)).toBeNull();
  });
});

test.each<[path: string, sources: readonly [source: string, expectedText: string][]]>([
  [
    '/lausnir/vefhysing',
    [
      [hostingPrice, '4.990\u00a0kr.'],
      ['value:packages/hosting/packages/business/facts/mailboxes', '20'],
      ['text:solutions:hosting.hero.title', 'Hýsing sem þú mátt gleyma'],
      ['value:navigation/quote/to', 'Fá tilboð'],
      ['value:company/phone', '+354\u00a0555\u00a00142'],
      ['value:rates/hourly/amounts', '14.900'],
      ['value:rates/weekend', '22.350'],
    ],
  ],
  [
    '/',
    [
      ['value:figures/clients', '500+'],
      ['document:terms#is/3', 'Verð og tímavinna'],
      ['value:rates/hourly/amounts', '14.900\u00a0kr.'],
    ],
  ],
  [
    '/synishorn',
    [
      ['text:forms:contact.fields.name.label', ''],
      ['value:company/hours/0', ''],
    ],
  ],
])('what is on %s knows its sources', async (path, sources) => {
  const { html } = await drafts.render({ files: content, language: 'is', path });
  for (const [source, words] of sources) {
    const texts = findMarkedHtml(html, source);
    expect([source, texts.length > 0 && texts.join(' ')]).toEqual([source, expect.stringContaining(words)]);
  }
});

test('icons, sections, titles and word marks know their sources', async () => {
  const htmlOf = async (path: string) => (await drafts.render({ files: content, language: 'is', path })).html;
  const [hosting, home] = [await htmlOf('/lausnir/vefhysing'), await htmlOf('/')];
  expect(hosting).toMatch(
    /<svg data-source="value:navigation\/header\/solutions\/entries\/%2Flausnir%2Fvefhysing\/icon"/,
  );
  expect(hosting).toMatch(/<section data-source="value:pages\/hosting\/sections\/hero"/);
  expect(hosting).toMatch(/<html data-page-sources="[^"]*text:solutions:hosting\.meta\.title[ "]/);
  expect(home).toMatch(/data-source="value:company\/clients\/1" role="img" aria-label="Kría &amp; Co"/);
});

test.each([
  ['text:solutions:hosting.hero.title', 'pages/hosting/sections/hero'],
  ['text:solutions:hosting.meta.title', 'pages/hosting'],
  ['text:solutions:packages.hosting.basic.name', 'packages/hosting/packages/basic'],
  ['text:solutions:packages.hosting.features.disk_unlimited', 'packages/hosting'],
  ['text:nav:hosting.description', 'navigation/header/solutions/entries//lausnir/vefhysing'],
  ['text:forms:contact.fields.subject.options.support', 'forms/contact/fields/subject/options/support'],
  ['text:forms:specimens.hero.text', 'pages/specimens/sections/hero'],
  ['value:company/hours/0/opens', 'company/hours/0'],
  ['value:company/phone', 'company'],
  ['document:terms#is/3', 'pages/home/sections/terms'],
  ['text:site:title', null],
  ['text:solutions:gone.hero.title', null],
  ['row:news/some', null],
])('%s belongs to the item %s', (source, item) => {
  const { project } = drafts.read({ files: content });
  expect(project && sourceItem(source, project)?.join('/')).toBe(item ?? undefined);
});

describe('a search', () => {
  const find = async (query: string, language = 'is') =>
    await drafts.search({ files: content }, language, query);

  test('finds what visitors read, with where it is', async () => {
    const [first] = await find('frá 4.990 kr.');
    expect(first).toEqual({
      source: hostingPrice,
      language: 'is',
      text: 'frá 4.990\u00a0kr.',
      page: '/lausnir/vefhysing',
      place: 'Vefhýsing › Hvað kostar það?',
    });
    const [sentence] = await find('MÁTT GLEYMA');
    expect(sentence).toMatchObject({
      source: 'text:solutions:hosting.hero.title',
      page: '/lausnir/vefhysing',
    });
    expect(await find('thjonusta an efa og vafa og xyz')).toEqual([]);
    expect(await find('  ')).toEqual([]);
    expect((await find('a')).length).toBe(50);
    const [document] = await find('Verð og tímavinna');
    expect(document?.source).toBe('document:terms#is/3');
  });

  test('finds an amount however it is typed', async () => {
    for (const typed of ['4990', '4.990', '4,990', '4 990 kr.', '4’990', '4.99', 'frá 4990'])
      expect(
        (await find(typed)).map(({ source }) => source),
        typed,
      ).toContain(hostingPrice);
  });

  test('finds every amount by each of its starts of three or more digits', async () => {
    const { project } = drafts.read({ files: content });
    let count = 0;
    for (const { code, locale, currency } of project?.site.languages ?? [])
      for (const [, amounts = ''] of (content['site.yaml'] ?? '').matchAll(/amounts: \{(.+?)\}/g)) {
        const digits = new RegExp(`${currency}: (\\d+)`).exec(amounts)?.[1] ?? '';
        const money = formatMoney(Number(digits), currency, locale);
        for (let length = 3; length <= digits.length; length++, count++) {
          const matches = await drafts.search({ files: content }, code, digits.slice(0, length));
          expect(
            matches.some(({ text }) => text.includes(money)),
            `${money} ${code}`,
          ).toBe(true);
        }
      }
    expect(count).toBeGreaterThan(10);
  });

  test('puts what begins with the words first and takes letters without accents for those with', () => {
    const entries = ['Vefhýsing', 'hýsingar', 'Ódýr hýsing', 'Hýsing og fleira'].map((text) => ({
      ...{ source: `text:a:${text}`, language: 'is', page: '/', place: 'Heim' },
      text,
      folded: foldForSearch(text),
    }));
    const texts = searchTexts(entries, 'HYSING').map(({ text }) => text);
    expect(texts).toEqual(['Hýsing og fleira', 'hýsingar', 'Ódýr hýsing', 'Vefhýsing']);
    expect(foldText('Þjónusta\u00a0í  Ærlæk')).toBe('thjonusta i aerlaek');
    expect(foldText('ŁÓDŹ Łódź Đ Ħ İı Œ ẞ ŧŋ')).toBe('lodz lodz d h ii oe ss tn');
  });
});

import fc from 'fast-check';
import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { fillPage } from '../../app/data/fill-page.ts';
import { type NewsRow, newsRowSchema, type ProjectRow, projectRowSchema } from '../../app/site/row-shapes.ts';
import { jsonLdMistakes } from '../json-ld-mistakes.ts';
import { createFixedRows } from '../unit/data/fixed-rows.ts';
import { someNewsRow, someProjectRow } from '../unit/data/some-rows.ts';
import { itemPages, pageView, smallSite } from '../unit/pages/small-pages.ts';

/* Law: whatever a readable row contains, its page has valid JSON-LD. */

const anyText = fc.oneof(
  fc.constantFrom('', ' ', '{{price.hourly}}', '<b>', 'undefined', '"', '\u0000', '\ud800', '  bil  '),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const anyAddress = fc.option(
  fc.oneof(
    fc.constant('https://myndir.example/"a"<b>?þ'),
    fc.webUrl({ validSchemes: ['https'], withQueryParameters: true }),
  ),
);
const anyTime = fc
  .date({ min: new Date('0001-01-02T00:00:00Z'), max: new Date('9999-12-30T00:00:00Z'), noInvalidDate: true })
  .map((time) => time.toISOString());

const news = fc.record({
  title: anyText,
  excerpt: fc.option(anyText),
  content: anyText,
  image_url: anyAddress,
  published_at: anyTime,
});
const project = fc.record({
  title: anyText,
  description: anyText,
  content: fc.option(anyText),
  category: anyText,
  tags: fc.array(anyText, { maxLength: 3 }),
  image_url: anyAddress,
  link: anyAddress,
  published_at: anyTime,
});

const site = smallSite(itemPages);

test('the page of any row', async () => {
  await fc.assert(
    fc.asyncProperty(news, project, fc.constantFrom('is', 'en'), async (item, work, code) => {
      const [article, detail] = [
        safeParse(newsRowSchema, someNewsRow(item)),
        safeParse(projectRowSchema, someProjectRow(work)),
      ];
      const rows = createFixedRows(
        article.success ? [article.output as NewsRow] : [],
        detail.success ? [detail.output as ProjectRow] : [],
      );
      for (const [id, path, isRead] of [
        ['article', '/frettir/nyr-vefur', article.success],
        ['project', '/verkefni/ullarbudin', detail.success],
      ] as const) {
        const address = new URL(path, 'https://hraunvefur.is');
        const result = await fillPage(pageView(site, id, code, path), address, rows);
        expect(result.kind).toBe(isRead ? 'filled' : 'missing');
        if (result.kind === 'filled') expect(jsonLdMistakes(result.view.head.structuredData)).toEqual([]);
      }
    }),
  );
});

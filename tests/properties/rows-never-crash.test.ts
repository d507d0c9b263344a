import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRows } from '../../app/data/parse-rows.ts';
import { matchingProjects } from '../../app/sections/matching-projects.ts';
import {
  newsRowSchema,
  newsTranslationSchema,
  projectRowSchema,
  projectTranslationSchema,
} from '../../app/site/row-shapes.ts';
import { newsView, projectView } from '../../app/site/row-views.ts';
import { someNewsRow, someProjectRow } from '../unit/data/some-rows.ts';

/* Law: whatever the database returns, each row is shown or reported; shown rows are plain data of the right shape, and
   reading them again, as the browser does after the server, gives the same rows. */

const anyText = fc.string({ unit: 'binary' });
const anyValue = fc.oneof(anyText, fc.jsonValue());
/** A valid row with some columns replaced by any value, or any value at all. */
function anyRows(validRow: Record<string, unknown>) {
  const columns = fc.constantFrom(...Object.keys(validRow));
  const badRow = fc
    .dictionary(columns, anyValue, { maxKeys: 3 })
    .map((values) => ({ ...validRow, ...values }));
  const texts = fc.dictionary(fc.constantFrom('title', 'description', 'content', 'excerpt'), anyText);
  const translatedRow = fc
    .dictionary(fc.oneof(fc.constantFrom('en', 'is', '__proto__'), anyText), fc.oneof(texts, anyValue))
    .map((translations) => ({ ...validRow, translations }));
  return fc.array(fc.oneof(fc.jsonValue(), badRow, translatedRow), { maxLength: 5 });
}

const language = fc.oneof(fc.constantFrom('is', 'en', '__proto__', 'constructor'), anyText);

test('news', () => {
  const format = { table: 'news', row: newsRowSchema, translation: newsTranslationSchema };
  fc.assert(
    fc.property(anyRows(someNewsRow()), language, (someRows, code) => {
      const { rows, problems } = parseRows(format, someRows);
      expect(rows.length + problems.length).toBeGreaterThanOrEqual(someRows.length);
      expect(parseRows(format, JSON.parse(JSON.stringify(rows)))).toEqual({ rows, problems: [] });
      for (const { message } of problems) expect(message).toMatch(/^[^\p{Cc}\n]{1,501}$/u);
      for (const row of rows) {
        const view = newsView(row, {
          language: code,
          locale: 'is-IS',
          original: 'is',
          timeZone: 'Atlantic/Reykjavik',
        });
        expect(view.date).toMatch(/^\d\d\/\d\d\/\d{4}$/);
        expect(new Date(view.publishedAt).toISOString()).toBe(view.publishedAt);
        expect(view.title).toMatch(/\S/);
        expect(JSON.parse(JSON.stringify(view))).toEqual(view);
      }
    }),
  );
});

test('projects', () => {
  const format = { table: 'projects', row: projectRowSchema, translation: projectTranslationSchema };
  fc.assert(
    fc.property(anyRows(someProjectRow()), language, anyText, (someRows, code, search) => {
      const { rows, problems } = parseRows(format, someRows);
      expect(rows.length + problems.length).toBeGreaterThanOrEqual(someRows.length);
      expect(parseRows(format, JSON.parse(JSON.stringify(rows)))).toEqual({ rows, problems: [] });
      const views = rows.map((row) => projectView(row, { language: code, original: 'is' }));
      for (const view of views) {
        expect(view.title).toMatch(/\S/);
        expect(view.link === null || view.link.startsWith('https://')).toBe(true);
        expect(JSON.parse(JSON.stringify(view))).toEqual(view);
      }
      const matches = matchingProjects(views, '', search);
      expect(views).toEqual(expect.arrayContaining(matches));
    }),
  );
});

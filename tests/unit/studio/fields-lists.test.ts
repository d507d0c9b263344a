import { describe, expect, test } from 'vitest';
import { checkFiles } from '../../../checks/project/read-project.ts';
import { AWAITING_FILE, readAwaiting } from '../../../checks/texts/awaiting-list.ts';
import { applyEdits } from '../../../edits/apply-edits.ts';
import type { Files } from '../../../edits/edit.ts';
import type { Edit } from '../../../edits/edit-schema.ts';
import { siteValue } from '../../../edits/site-value.ts';
import {
  listAwaitingViews,
  revertAwaitingFile,
  updateAwaitingFile,
} from '../../../studio/fields/awaiting.ts';
import { listCalendar } from '../../../studio/fields/calendar.ts';
import { createOutline } from '../../../studio/fields/outline.ts';
import { createPanel } from '../../../studio/fields/panel.ts';
import { studioSite } from '../../studio-site.ts';
import { fieldContext } from './fields-parts.ts';

const files = studioSite();
const context = fieldContext(files);

test('the outline has the pages with their sections, and the parts, which all have fields', () => {
  const { languages, pages, parts } = createOutline(context);
  expect(languages[0]).toEqual({
    ...{ code: 'is', name: 'Íslenska', isDefault: true },
    origin: 'https://hraunvefur.is',
  });
  expect(pages[0]).toMatchObject({ id: 'home', path: '/', titles: { is: 'Heim', en: 'Home' } });
  expect(pages[0]?.sections[0]).toMatchObject({ id: 'hero', kind: 'hero' });
  expect(pages.flatMap(({ sections }) => sections).filter(({ title }) => title === '')).toEqual([]);
  expect(parts.map(({ label }) => label)).toEqual(
    expect.arrayContaining([
      'Rates for work',
      'Packages: Web hosting',
      'Company',
      'Opening hours',
      'Notices',
    ]),
  );
  expect(parts.filter(({ path }) => createPanel(`value:${path.join('/')}`, context) === null)).toEqual([]);
  const broken = { ...context, files: { 'site.yaml': 'a: [' } };
  expect(createOutline(broken)).toMatchObject({ pages: [], parts: [] });
});

test('the calendar says what begins and ends from today on, by day', () => {
  const notices =
    'notices: [{ id: christmas, validFrom: 2026-12-14, validUntil: 2026-12-26 }, { id: past, validUntil: 2026-11-01 }]';
  const filesWithDates = {
    ...files,
    'site.yaml': (files['site.yaml'] ?? '')
      .replace('notices: []', notices)
      .replace(
        '{ kind: fixed, amounts: { ISK: 4990',
        '{ kind: fixed, validUntil: 2026-11-30, amounts: { ISK: 4990',
      ),
  };
  const christmas = { label: 'Notice: Christmas', source: 'value:notices/christmas' };
  expect(listCalendar(fieldContext(filesWithDates), '2026-11-23')).toEqual([
    {
      ...{ day: '2026-11-30', kind: 'ends', label: 'Price: Web hosting › Basic' },
      source: 'value:packages/hosting/packages/basic/price',
    },
    { day: '2026-12-14', kind: 'begins', ...christmas },
    { day: '2026-12-26', kind: 'ends', ...christmas },
  ]);
  expect(listCalendar({ ...fieldContext(filesWithDates), language: 'is' }, '2026-12-26')).toMatchObject([
    { label: 'Tilkynning: Christmas' },
  ]);
});

test('a closed day may get a name, which then only renaming changes', () => {
  const days = '  closedDays: [{ day: 12-24, name: christmas-eve }, { day: 12-31 }]\n';
  const site = (files['site.yaml'] ?? '').replace('  milestones:', (next) => days + next);
  const draft = { ...context, files: { ...files, 'site.yaml': site } };
  const fieldsOf = (item: string | number) =>
    createPanel(`value:company/closedDays/${item}`, draft)?.fields.flatMap((field) =>
      field.kind === 'value' ? [field.path.at(-1)] : [],
    );
  expect(fieldsOf('christmas-eve')).toEqual(['day', 'opens', 'closes']);
  expect(fieldsOf(1)).toEqual(['day', 'name', 'opens', 'closes']);
});

describe('texts that wait for a translation', () => {
  const key = 'home:home.hero.title';
  const text = (language: string, before: string, after: string): Edit => ({
    kind: 'text',
    language,
    key,
    before,
    after,
  });
  const small: Files = Object.fromEntries(
    ['is', 'en', 'da'].map((code) => [
      `locales/${code}/home.json`,
      '{ "home": { "hero": { "title": "Old" } } }',
    ]),
  );
  const publish = (before: Files, edits: readonly Edit[], day = '2026-11-27'): Files => {
    const { files } = applyEdits(before, edits);
    const list = updateAwaitingFile(before, files, edits, day);
    return list === null ? files : { ...files, [AWAITING_FILE]: list };
  };
  const newFiles = publish(small, [text('is', 'Old', 'Nýtt')]);

  test('are in the languages that a draft does not change', () => {
    expect(newFiles[AWAITING_FILE]).toBe(
      '{\n  "home:home.hero.title": {\n    "languages": [\n      "en",\n      "da"\n    ],\n    "since": "2026-11-27"\n  }\n}\n',
    );
    expect(
      readAwaiting(publish(small, [text('is', 'Old', 'Nýtt'), text('en', 'Old', 'New')]))[key]?.languages,
    ).toEqual(['da']);
  });

  test('stay until each language was edited or looked at', () => {
    const reviewedFiles = publish(newFiles, [{ kind: 'looked', language: 'en', key }], '2026-12-01');
    expect(readAwaiting(reviewedFiles)).toEqual({ [key]: { languages: ['da'], since: '2026-11-27' } });
    const first = { ...reviewedFiles, 'locales/en/home.json': '{}' };
    expect(listAwaitingViews(readAwaiting(first), first)).toMatchObject([
      { key, languages: ['da'], text: 'Nýtt' },
    ]);
    expect(readAwaiting(publish(reviewedFiles, [text('da', 'Old', 'Ny')]))).toEqual({});
  });

  test('stop waiting when they are removed with their item, and are not listed', () => {
    const key = 'home:home.hero.title';
    const waiting = {
      ...files,
      [AWAITING_FILE]: JSON.stringify({ [key]: { languages: ['en'], since: '2026-11-01' } }),
    };
    const list = ['pages', 'home', 'sections'];
    const before = siteValue(waiting, [...list, 'hero']) ?? null;
    const next = publish(waiting, [{ kind: 'discard', list, item: 'hero', before }]);
    expect(readAwaiting(waiting)).toHaveProperty([key]);
    expect(readAwaiting(next)).toEqual({});
  });

  test('need no file where nothing waits and nothing has waited', () => {
    const edit: Edit = { kind: 'set', path: ['company', 'name'], before: 'A', after: 'B' };
    expect(updateAwaitingFile(small, small, [text('is', 'Old', 'Old'), edit], '2026-11-27')).toBeNull();
  });

  test('stop waiting when the publication that changed them is reverted', () => {
    const other = { ...newFiles, [AWAITING_FILE]: '{"other:a.b":{"languages":["en"],"since":"2026-12-01"}}' };
    const since = {
      ...newFiles,
      [AWAITING_FILE]: JSON.stringify({ ...readAwaiting(newFiles), ...readAwaiting(other) }),
    };
    const next = revertAwaitingFile(small, newFiles, since) ?? '';
    expect(readAwaiting({ [AWAITING_FILE]: next })).toEqual(readAwaiting(other));
  });

  test('are no problem for the checks, and a broken list is empty', () => {
    const { problems } = checkFiles(new Map(Object.entries({ ...files, [AWAITING_FILE]: '{}\n' })));
    expect(problems.filter(({ file }) => file === AWAITING_FILE)).toEqual([]);
    expect(readAwaiting({ [AWAITING_FILE]: '{ "a": 1' })).toEqual({});
  });
});

import { expect, test } from 'vitest';
import { listChanges } from '../../../scripts/impact/list-changes.ts';
import { editedProject, smallProject } from '../texts/small-project.ts';

const now = new Date('2026-11-20T12:00:00Z');
const filesOf = (files: Readonly<Record<string, string>>) => new Map(Object.entries(files));

test('changes of a draft in words, before and after, with the pages and languages that each reaches', () => {
  const draft = editedProject(
    ['site.yaml', 'ISK: 4990, USD: 39', 'ISK: 5490, USD: 39'],
    ['locales/en/home.json', '"en home.hero.text"', '"New"'],
  );
  const listed = listChanges(filesOf(smallProject), filesOf(draft), now, 'en');
  expect(JSON.parse(JSON.stringify(listed).replaceAll('\u00a0', ' '))).toEqual([
    {
      what: 'en packages.hosting.basic.name',
      label: '',
      name: 'en packages.hosting.basic.name',
      before: '4.990 kr.',
      after: '5.490 kr.',
      values: [{ languages: ['is'], before: '4.990 kr.', after: '5.490 kr.', percent: 10 }],
      pages: ['/lausnir/vefhysing'],
      pageNames: ['en hosting.title'],
      everyPage: false,
      languages: ['is'],
      note: null,
    },
    {
      what: 'en home.title › Hero › text',
      label: '',
      name: 'en home.title › Hero › text',
      before: 'en home.hero.text',
      after: 'New',
      values: [{ languages: ['en'], before: 'en home.hero.text', after: 'New', percent: null }],
      pages: ['/'],
      pageNames: ['en home.title'],
      everyPage: false,
      languages: ['en'],
      note: null,
    },
  ]);
});

test('a draft that cannot be read says why', () => {
  const draft = editedProject(['site.yaml', '4990,', '4.990,']);
  expect(listChanges(filesOf(smallProject), filesOf(draft), now, 'is')).toMatchObject({
    unreadable: 'after',
    problems: [{ file: 'site.yaml' }],
  });
});

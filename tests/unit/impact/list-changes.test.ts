import { expect, test } from 'vitest';
import { listChanges } from '../../../scripts/impact/list-changes.ts';
import { applyEdits } from '../../../studio/edits/apply-edits.ts';
import { studioSite } from '../../studio-site.ts';
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

test('pictures and word marks by their words, not by the names of their files', () => {
  const alt = { is: 'Höfnin', en: 'The harbour', es: 'El puerto', da: 'Havnen' };
  const after = { file: 'a'.repeat(20), width: 1600, height: 1067, focus: [50, 40] as const, alt };
  const path = ['pages', 'home', 'sections', 'hero', 'picture'];
  const { files } = applyEdits(studioSite(), [{ kind: 'picture', path, before: null, after }]);
  const changed = (file: string, from: string, to: string) => {
    const draft = { ...files, [file]: files[file]?.replace(from, to) ?? '' };
    const listed = listChanges(filesOf(files), filesOf(draft), now, 'en');
    if ('unreadable' in listed) throw new Error(`${file} cannot be read`);
    return listed.map((change) => [change.what, change.before, change.after, change.pages]);
  };
  expect(changed('site.yaml', '[50, 40]', '[0, 40]')).toEqual([
    [
      'What stays in sight: Picture “The harbour”',
      '50 % from the left, 40 % from the top',
      '0 % from the left, 40 % from the top',
      ['/'],
    ],
  ]);
  expect(changed('site.yaml', after.file, 'b'.repeat(20))).toEqual([
    ['Picture: Picture “The harbour”', 'the former picture', 'another picture', ['/']],
  ]);
  expect(changed('locales/en/pictures.json', 'The harbour', 'The boats')).toEqual([
    ['Picture “The boats” › what it shows', 'The harbour', 'The boats', ['/']],
  ]);
  expect(changed('content/marks/kria-og-co.svg', '<path', '<path id="a"')).toEqual([
    [
      'Clients',
      'Bjarg, Kría & Co (word mark kria-og-co)',
      'Bjarg, Kría & Co (new word mark kria-og-co)',
      ['/'],
    ],
  ]);
});

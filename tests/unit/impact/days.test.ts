import { expect, test } from 'vitest';
import { editedProject, projectOf, smallProject } from '../texts/small-project.ts';
import { printedImpact } from './printed-impact.ts';

const site = smallProject['site.yaml'] ?? '';
const withNotice = (days: string) =>
  projectOf(site.replace('\nredirects:', `\nnotices:\n  - { id: closed${days} }\n\nredirects:`));
const day = '2026-11-20';

test('what begins on a later day is told with its days', () => {
  const after = withNotice(', validFrom: 2026-12-14, validUntil: 2026-12-26');
  expect(printedImpact(smallProject, after, { day })).toBe(`Pages
  Every page
    Notice added, Notice closed: “en notices.closed” (from December 14, 2026 to December 26, 2026)
`);
  expect(printedImpact(smallProject, after, { day, language: 'is' })).toBe(`Síður
  Allar síður
    Ný tilkynning, Tilkynning closed: „is notices.closed“ (frá 14. desember 2026 til 26. desember 2026)
`);
});

test('what is over changes nothing', () => {
  const after = withNotice(', validUntil: 2026-10-01');
  expect(printedImpact(smallProject, after, { day })).toBe('Nothing changes for visitors.\n');
});

test('what is shown for longer is told as one change of its days', () => {
  const before = withNotice(', validUntil: 2026-12-24');
  const after = withNotice(', validUntil: 2026-12-31');
  expect(printedImpact(before, after, { day })).toBe(`Pages
  Every page
    Shown on other days, Notice closed: until December 24, 2026 -> until December 31, 2026
`);
});

test('what is shown from a later day on is told by its days', () => {
  const after = editedProject([
    'site.yaml',
    '{ id: speed, icon: zap }',
    '{ id: speed, icon: zap, validFrom: 2026-12-01 }',
  ]);
  expect(printedImpact(smallProject, after, { day })).toBe(`Pages
  en solutions.title /lausnir
    Shown on other days, All › en solutions.all.cards.speed.title: always -> from December 1, 2026 on
`);
});

import { describe, expect, test } from 'vitest';
import { markMistake } from '../../../checks/project/mark-file.ts';
import { readProjectFiles } from '../../../checks/project/read-project.ts';
import { addEdit } from '../../../edits/add-edit.ts';
import { applyEdits } from '../../../edits/apply-edits.ts';
import type { Files } from '../../../edits/edit.ts';
import type { ChosenPicture, Edit, EditOf } from '../../../edits/edit-schema.ts';
import { siteValue } from '../../../edits/site-value.ts';
import { cleanMark } from '../../../studio/server/clean-mark.ts';
import { studioSite } from '../../studio-site.ts';

const site = studioSite();
const path = ['pages', 'home', 'sections', 'hero', 'picture'];
const second = ['pages', 'solutions', 'sections', 'hero', 'picture'];

function picture(file: string, word: string): ChosenPicture {
  const alt = Object.fromEntries(['is', 'en', 'es', 'da'].map((code) => [code, `${word} (${code})`]));
  return { file: file.repeat(20), width: 1600, height: 1067, focus: [50, 40], alt };
}

const harbour = picture('a', 'Höfnin í Þorlákshöfn');
const team = picture('b', 'Team');

function show(after: ChosenPicture | null, before: string | null = null, at = path): EditOf<'picture'> {
  return { kind: 'picture', path: at, before, after };
}

function applyAll(files: Files, ...edits: readonly Edit[]): Files {
  const { files: result, conflicts } = applyEdits(files, edits);
  expect(conflicts).toEqual([]);
  return result;
}

const withOne = applyAll(site, show(harbour));
const withTwo = applyAll(withOne, show(harbour, null, second));

test('a picture is listed once with its descriptions, and removed without a trace', () => {
  expect(siteValue(withOne, path)).toBe('hofnin-i-thorlakshofn-is');
  expect(siteValue(withOne, ['pictures'])).toEqual([
    { id: 'hofnin-i-thorlakshofn-is', file: harbour.file, width: 1600, height: 1067, focus: [50, 40] },
  ]);
  expect(JSON.parse(withOne['locales/da/pictures.json'] ?? '')).toEqual({
    'hofnin-i-thorlakshofn-is': { alt: 'Höfnin í Þorlákshöfn (da)' },
  });
  const problemsOf = (files: Files) => readProjectFiles(new Map(Object.entries(files))).problems;
  expect(problemsOf(withOne).map(({ code }) => code)).toEqual(problemsOf(site).map(({ code }) => code));
  expect(siteValue(withTwo, ['pictures'])).toHaveLength(1);
  expect(siteValue(applyAll(withTwo, show(null, harbour.file)), ['pictures'])).toHaveLength(1);
  expect(applyAll(withOne, show(null, harbour.file))).toEqual(site);
});

test('a picture is removed with its texts when no section shows it any more', () => {
  const other = applyAll(withOne, show(team, harbour.file));
  expect(siteValue(other, ['pictures'])).toMatchObject([{ id: 'team-is', file: team.file }]);
  expect(Object.keys(JSON.parse(other['locales/is/pictures.json'] ?? ''))).toEqual(['team-is']);
  const list = ['pages', 'home', 'sections'];
  const before = siteValue(withOne, [...list, 'hero']) ?? null;
  const discard: Edit = { kind: 'discard', list, item: 'hero', before };
  const without = applyAll(withOne, discard);
  expect([siteValue(without, ['pictures']), without['locales/da/pictures.json']]).toEqual([
    undefined,
    undefined,
  ]);
  expect(siteValue(applyAll(withTwo, discard), ['pictures'])).toHaveLength(1);
});

test('a picture needs no text as decoration, and is a conflict where another one is shown now', () => {
  const plain = applyAll(site, show({ ...harbour, alt: {} }));
  expect(siteValue(plain, ['pictures'])).toMatchObject([{ id: 'picture', decoration: true }]);
  expect(plain['locales/is/pictures.json']).toBeUndefined();
  expect(applyEdits(withOne, [show(team)]).conflicts).toMatchObject([
    { reason: 'exists', current: harbour.file },
  ]);
  const edits = addEdit([show(harbour)], show(team, harbour.file));
  expect([edits, addEdit(edits, show(null, team.file))]).toEqual([[show(team)], []]);
});

describe('a word mark that is uploaded', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>\n';
  const upload: Edit = { kind: 'mark', mark: 'bjarg', before: null, after: svg };

  test('is a file of the content, and can be undone', () => {
    const files = applyAll(site, upload);
    expect(files['content/marks/bjarg.svg']).toBe(svg);
    expect(applyAll(files, { ...upload, before: svg, after: null })).toEqual(site);
    expect(applyEdits(files, [{ ...upload, after: '<svg/>' }]).conflicts).toHaveLength(1);
  });

  test('keeps its shapes, and nothing that could do harm', () => {
    const drawing = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x "y">]>
<!-- Generator --><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="64" height="12"
 viewBox="0 0 64 12" onload="alert(1)"><style>.a{fill:#c00}@import url(//example.org)</style><title>Bjarg</title>
<script>alert(1)</script><g class="a" id="layer1"><path d="M0 0h64v12z" onclick="alert(1)" style="fill:#00f"/></g>
<a xlink:href="javascript:alert(1)"><rect width="4" height="4"/></a><image xlink:href="//example.org/x.png"/>
<foreignObject><iframe src="//example.org"/></foreignObject><use xlink:href="//example.org/a.svg#a"/></svg>`;
    const clean = cleanMark(drawing) ?? '';
    expect(markMistake(clean)).toBeNull();
    expect(clean).toContain('fill="currentColor"');
    expect(clean).not.toMatch(/script|alert|example|style|#c00|#00f|href|on\w+=/);
    expect(cleanMark(clean)).toBe(clean);
  });

  test.each([
    ['no SVG', 'PNG'],
    ['no shapes', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><text>Bjarg</text></svg>'],
    ['no size', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>'],
    ['an open tag', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h9v9z">'],
  ])('is refused with %s', (_, file) => {
    expect(cleanMark(file)).toBeNull();
  });
});

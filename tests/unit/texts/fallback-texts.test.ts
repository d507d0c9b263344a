import { describe, expect, test } from 'vitest';
import { pageSource } from '../../../app/data/create-page-source.ts';
import { textAt } from '../../../app/site/texts/texts.ts';
import { readProjectFiles as readProjectOf } from '../../../checks/project/read-project.ts';
import { AWAITING_FILE, readAwaiting } from '../../../checks/texts/awaiting-list.ts';
import { applyEdits } from '../../../edits/apply-edits.ts';
import type { Files } from '../../../edits/edit.ts';
import type { Edit } from '../../../edits/edit-schema.ts';
import { updateAwaitingFile } from '../../../studio/fields/awaiting.ts';
import { smallProject } from './small-project.ts';

const KEY = 'solutions:packages.hosting.basic.name';
const since = '2026-11-27';
const waits: Edit = { kind: 'waits', language: 'en', key: KEY, since };
const text = (language: string, before: string | null, after: string | null): Edit => ({
  kind: 'text',
  ...{ language, key: KEY, before, after },
});
const own = (language: string) => `${language} packages.hosting.basic.name`;

/** The small project without the English name of a package, and with edits. */
function edited(...edits: readonly Edit[]): Files {
  const { files, conflicts } = applyEdits(smallProject, [text('en', own('en'), null), ...edits]);
  expect(conflicts).toEqual([]);
  return files;
}

const read = (files: Files) => readProjectOf(new Map(Object.entries(files)));

/** Notices of an English page, and its texts that are Icelandic. */
async function englishPage(path: string, files: Files) {
  const { project } = read(files);
  const language = project?.site.languages.find(({ code }) => code === 'en');
  if (!project || !language) throw new Error('The project cannot be shown.');
  const answer = await pageSource(project, language, '').page(new URL(path, language.origin));
  if (answer.kind !== 'page') throw new Error(`There is no page ${path}.`);
  const { notices, originals } = answer.view;
  return { notices: notices.map(({ text }) => text), originals };
}

describe('a text that waits for its translation', () => {
  test('is missing unless the list has it', () => {
    const { sound, problems } = read(edited());
    expect(sound).toBe(false);
    expect(problems).toMatchObject([{ code: 'missing-text', file: 'locales/en/solutions.json' }]);
    expect(read(edited(waits))).toMatchObject({ sound: true, problems: [] });
  });

  test('is shown in the default language, and its pages say so', async () => {
    const files = edited(waits);
    const texts = read(files).project?.languages.en?.texts;
    expect(texts && textAt(texts.namespaces, KEY)).toBe(own('is'));
    expect(texts?.originals).toEqual([KEY]);
    const translated = { notices: expect.not.arrayContaining(['original.page']), originals: null };
    expect(await englishPage('/lausnir/vefhysing', files)).toEqual({
      notices: expect.arrayContaining(['original.page']),
      originals: { language: 'is', names: [KEY] },
    });
    expect(await englishPage('/', files)).toEqual(translated);
    expect(await englishPage('/lausnir/vefhysing', smallProject)).toEqual(translated);
  });

  test('is missing where the default language lacks it, too', () => {
    expect(read(edited(waits, text('is', own('is'), null))).sound).toBe(false);
    const { sound } = read(edited({ ...waits, language: 'is' }, text('is', own('is'), null)));
    expect(sound).toBe(false);
  });

  test('stays on the list until it is translated, whatever changes meanwhile', () => {
    const before = edited();
    const waiting = updateAwaitingFile(before, [waits], since);
    const entry = { languages: ['en'], since };
    expect(readAwaiting({ [AWAITING_FILE]: waiting ?? '' })).toEqual({ [KEY]: entry });
    const published = { ...before, [AWAITING_FILE]: waiting ?? '' };
    const changed = updateAwaitingFile(published, [text('is', own('is'), 'Grunnur')], '2026-12-01');
    expect(readAwaiting({ [AWAITING_FILE]: changed ?? '' })).toEqual({ [KEY]: entry });
    const both = updateAwaitingFile(before, [text('is', own('is'), 'Grunnur'), waits], since);
    expect(readAwaiting({ [AWAITING_FILE]: both ?? '' })).toEqual({ [KEY]: entry });
    const translated = updateAwaitingFile(published, [text('en', null, 'Basic')], '2026-12-01');
    expect(readAwaiting({ [AWAITING_FILE]: translated ?? '' })).toEqual({});
  });
});

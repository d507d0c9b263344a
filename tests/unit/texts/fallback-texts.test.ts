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
const nameIn = (language: string) => `${language} packages.hosting.basic.name`;

/** The small project without the English name of a package, and with edits. */
function edit(...edits: readonly Edit[]): Files {
  const { files, conflicts } = applyEdits(smallProject, [text('en', nameIn('en'), null), ...edits]);
  expect(conflicts).toEqual([]);
  return files;
}

const readFiles = (files: Files) => readProjectOf(new Map(Object.entries(files)));

/** Notices of an English page, and its texts that are Icelandic. */
async function englishPage(path: string, files: Files) {
  const { project } = readFiles(files);
  const language = project?.site.languages.find(({ code }) => code === 'en');
  if (!project || !language) throw new Error('The project cannot be shown.');
  const answer = await pageSource(project, language, '').page(new URL(path, language.origin));
  if (answer.kind !== 'page') throw new Error(`There is no page ${path}.`);
  const { notices, originals } = answer.view;
  return { notices: notices.map(({ text }) => text), originals };
}

describe('a text that waits for its translation', () => {
  test('is missing unless the list has it', () => {
    const { sound, problems } = readFiles(edit());
    expect(sound).toBe(false);
    expect(problems).toMatchObject([{ code: 'missing-text', file: 'locales/en/solutions.json' }]);
    expect(readFiles(edit(waits))).toMatchObject({ sound: true, problems: [] });
  });

  test('is shown in the default language, and its pages say so', async () => {
    const files = edit(waits);
    const texts = readFiles(files).project?.languages.en?.texts;
    expect(texts && textAt(texts.namespaces, KEY)).toBe(nameIn('is'));
    expect(texts?.originals).toEqual([KEY]);
    const expectedPage = { notices: expect.not.arrayContaining(['original.page']), originals: null };
    expect(await englishPage('/lausnir/vefhysing', files)).toEqual({
      notices: expect.arrayContaining(['original.page']),
      originals: { language: 'is', names: [KEY] },
    });
    expect(await englishPage('/', files)).toEqual(expectedPage);
    expect(await englishPage('/lausnir/vefhysing', smallProject)).toEqual(expectedPage);
  });

  test('is missing where the default language lacks it, too', () => {
    expect(readFiles(edit(waits, text('is', nameIn('is'), null))).sound).toBe(false);
    const { sound } = readFiles(edit({ ...waits, language: 'is' }, text('is', nameIn('is'), null)));
    expect(sound).toBe(false);
  });

  test('stays on the list until it is translated, whatever changes in the meantime', () => {
    const before = edit();
    const publish = (from: Files, edits: readonly Edit[], day: string) =>
      updateAwaitingFile(from, applyEdits(from, edits).files, edits, day);
    const list = publish(before, [waits], since);
    const entry = { languages: ['en'], since };
    expect(readAwaiting({ [AWAITING_FILE]: list ?? '' })).toEqual({ [KEY]: entry });
    const publishedFiles = { ...before, [AWAITING_FILE]: list ?? '' };
    const changedList = publish(publishedFiles, [text('is', nameIn('is'), 'Grunnur')], '2026-12-01');
    expect(readAwaiting({ [AWAITING_FILE]: changedList ?? '' })).toEqual({ [KEY]: entry });
    const both = publish(before, [text('is', nameIn('is'), 'Grunnur'), waits], since);
    expect(readAwaiting({ [AWAITING_FILE]: both ?? '' })).toEqual({ [KEY]: entry });
    const translatedList = publish(publishedFiles, [text('en', null, 'Basic')], '2026-12-01');
    expect(readAwaiting({ [AWAITING_FILE]: translatedList ?? '' })).toEqual({});
  });
});

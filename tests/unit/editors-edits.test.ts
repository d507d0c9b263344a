import { expect, test } from 'vitest';
import { readContentFiles } from '../../scripts/check/project/content-files.ts';
import { projectOf } from '../../scripts/check/project/read-project.ts';
import { edited, editorsEdits } from '../editors-edits.ts';

const files = readContentFiles('.');

test.each(editorsEdits)('the check finds nothing wrong with $name', (edit) => {
  expect(problemsAfter([edit])).toEqual([]);
});

test('nor with all of them together', () => {
  expect(problemsAfter(editorsEdits)).toEqual([]);
});

/** Problems, without warnings: what would stop the site from being published. */
function problemsAfter(edits: typeof editorsEdits): string[] {
  const after = edited(files, edits);
  expect([...after].filter(([name, text]) => text !== String(files.get(name) ?? ''))).not.toEqual([]);
  const { problems } = projectOf(after);
  return problems
    .filter(({ severity }) => severity !== 'warning')
    .map(({ file, line, wording }) => `${file}:${line}: ${wording.en.message}`);
}

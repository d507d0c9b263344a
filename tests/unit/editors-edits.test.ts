import { expect, test } from 'vitest';
import { readContentFiles } from '../../scripts/check/project/content-files.ts';
import { projectOf } from '../../scripts/check/project/read-project.ts';
import { edited, editorsEdits } from '../editors-edits.ts';

const files = readContentFiles('.');

// In a copy that `apply-edits.ts` has made they are all there, and cannot be made twice.
const isEdited = String(files.get('site.yaml')).includes('id: print-shop');
const edits = isEdited ? [] : editorsEdits;

test.each(edits)('the check finds nothing wrong with $name', (edit) => {
  const after = edited(files, [edit]);
  expect([...after].filter(([name, text]) => text !== String(files.get(name) ?? ''))).not.toEqual([]);
  expect(problemsOf(after)).toEqual([]);
});

test('nor with all of them together', () => {
  expect(problemsOf(edited(files, edits))).toEqual([]);
});

/** Problems, without warnings: what would stop the site from being published. */
function problemsOf(content: ReadonlyMap<string, string>): string[] {
  return projectOf(content)
    .problems.filter(({ severity }) => severity !== 'warning')
    .map(({ file, line, wording }) => `${file}:${line}: ${wording.en.message}`);
}

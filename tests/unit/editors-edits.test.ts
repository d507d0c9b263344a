import { expect, test } from 'vitest';
import { readContentFiles } from '../../scripts/check/project/content-files.ts';
import { checkFiles } from '../../scripts/check/project/read-project.ts';
import { edited, editorsEdits } from '../editors-edits.ts';

const files = readContentFiles('.');

// In a copy that `apply-edits.ts` has made they are all there, and cannot be made twice.
const isEdited = String(files.get('site.yaml')).includes('id: print-shop');
const edits = isEdited ? [] : editorsEdits;

test.each(edits)('there is a place for $name', (edit) => {
  const after = edited(files, [edit]);
  expect([...after].filter(([name, text]) => text !== String(files.get(name) ?? ''))).not.toEqual([]);
});

/** Three edits far from each other, checked at once: each check of the whole project takes half a second. */
const third = Math.ceil(edits.length / 3);
const groups = edits
  .slice(0, third)
  .map((edit, place) =>
    [edit, edits[place + third], edits[place + 2 * third]].filter((each) => each !== undefined),
  )
  .map((group) => ({ group, names: group.map(({ name }) => name).join(', ') }));

test.each(groups)('the check finds nothing wrong with $names', ({ group }) => {
  expect(problemsOf(edited(files, group))).toEqual([]);
});

test('nor with all of them together', () => {
  expect(problemsOf(edited(files, edits))).toEqual([]);
});

/** Problems, without warnings: what would stop the site from being published. */
function problemsOf(content: ReadonlyMap<string, string>): string[] {
  return checkFiles(content)
    .problems.filter(({ severity }) => severity !== 'warning')
    .map(({ file, line, wording }) => `${file}:${line}: ${wording.en.message}`);
}

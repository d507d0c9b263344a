import { expect, test } from 'vitest';
import { checkFiles } from '../../checks/project/read-project.ts';
import { applyEditorsEdits, editorsEdits } from '../editors-edits.ts';
import { projectFiles } from '../project-files.ts';

test('ordinary edits of an editor apply, and the check accepts all of them', () => {
  let files = projectFiles();
  // A copy made by `apply-edits.ts` already has all of them, and they cannot be made twice.
  const edits = files['site.yaml']?.includes('id: print-shop') ? [] : editorsEdits;
  for (const edit of edits) {
    const after = applyEditorsEdits(files, [edit]);
    expect(after, edit.name).not.toEqual(files);
    files = after;
  }
  // Warnings do not stop a publication.
  const problems = checkFiles(new Map(Object.entries(files)))
    .problems.filter(({ severity }) => severity !== 'warning')
    .map(({ file, line, wording }) => `${file}:${line}: ${wording.en.message}`);
  expect(problems).toEqual([]);
});

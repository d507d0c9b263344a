import { expect, test } from 'vitest';
import { type ContentFiles, readContentFiles } from '../../scripts/check/project/content-files.ts';
import { iconNames } from '../../scripts/check/project/icons.ts';
import { checkFiles } from '../../scripts/check/project/read-project.ts';
import { readSite } from '../../scripts/check/read-site.ts';
import { edited, editorsEdits } from '../editors-edits.ts';

const files = readContentFiles('.');
const yaml = String(files.get('site.yaml'));
/** For edits of texts alone, so that site.yaml is read once for all of them. */
const read = readSite(yaml, { icons: iconNames(), now: new Date(), former: null });

// In a copy that `apply-edits.ts` has made they are all there, and cannot be made twice.
const edits = yaml.includes('id: print-shop') ? [] : editorsEdits;

/** Some at a time, because the project takes long to check. */
const AT_A_TIME = 4;
const parts = Array.from({ length: Math.ceil(edits.length / AT_A_TIME) }, (_, part) =>
  edits.slice(part * AT_A_TIME, (part + 1) * AT_A_TIME),
);

test.each(parts.map((part) => ({ part, names: part.map(({ name }) => name).join(', ') })))(
  'there is a place for $names, and the check finds nothing wrong',
  ({ part }) => {
    const after = part.reduce<ContentFiles>((before, edit) => {
      const next = edited(before, [edit]);
      const changed = [...next].filter(([name, text]) => text !== String(before.get(name) ?? ''));
      expect(changed, edit.name).not.toEqual([]);
      return next;
    }, files);
    expect(problemsOf(after)).toEqual([]);
  },
);

test('nor with all of them together', () => {
  expect(problemsOf(edited(files, edits))).toEqual([]);
});

/** Problems, without warnings: what would stop the site from being published. */
function problemsOf(content: ContentFiles): string[] {
  return checkFiles(content, content.get('site.yaml') === yaml ? { read } : {})
    .problems.filter(({ severity }) => severity !== 'warning')
    .map(({ file, line, wording }) => `${file}:${line}: ${wording.en.message}`);
}

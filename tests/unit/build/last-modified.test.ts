import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { readProject } from '../../../checks/project/read-project.ts';
import { findLastModified } from '../../../server/build/last-modified.ts';
import { git } from '../../git.ts';
import { temporaryFolder, writeFiles } from '../../temporary-files.ts';
import { smallProject, withProject } from '../texts/small-project.ts';

const { project } = withProject(smallProject, (folder) => readProject(folder));
if (!project) throw new Error('The small project is sound.');
const { site } = project;

function commit(folder: string, day: string): void {
  git(folder, 'add', '-A');
  vi.stubEnv('GIT_COMMITTER_DATE', `${day}T12:00:00Z`);
  git(folder, 'commit', '-m', day);
}

test('a page has the day of the last commit of its texts', () => {
  const root = temporaryFolder();
  const folder = join(root, 'site');
  const [page] = site.pages;
  if (!page) throw new Error('The small site has pages.');
  writeFiles(folder, smallProject);
  git(root, 'init');
  commit(root, '2026-01-02');
  writeFiles(folder, { [`locales/en/${page.texts}.json`]: '{}' });
  commit(root, '2026-03-04');
  writeFiles(folder, { 'site.yaml': 'changed: true' });
  commit(root, '2026-05-06');
  const days = findLastModified(site, folder);
  expect(days.is?.[page.path]).toBe('2026-01-02');
  expect(days.en?.[page.path]).toBe('2026-03-04');

  const shallow = join(temporaryFolder(), 'shallow');
  git(root, 'clone', '--depth', '1', `file://${root}`, shallow);
  expect(findLastModified(site, join(shallow, 'site'))).toEqual({});
});

test('without a repository no day is known', () => {
  expect(findLastModified(site, temporaryFolder())).toEqual({});
});

import { expect, test } from 'vitest';
import { largeSite } from '../../../scripts/bench/large-site.ts';
import { readContentFiles } from '../../../scripts/check/project/content-files.ts';
import { projectOf } from '../../../scripts/check/project/read-project.ts';

const own = readContentFiles('.');

function pathsOf(files: typeof own): string[] {
  const { project, sound } = projectOf(files);
  if (!project || !sound) throw new Error('The site has problems.');
  return project.site.pages.map(({ path }) => path);
}

test('a larger site is sound, and has its pages once more under other addresses', () => {
  const paths = pathsOf(own);
  const large = pathsOf(largeSite(own, 3));
  expect(large).toEqual(expect.arrayContaining(paths));
  expect(new Set(large).size).toBe(large.length);
  expect(large.filter((path) => path.startsWith('/verdskra'))).toEqual([
    '/verdskra',
    '/verdskra-qa',
    '/verdskra-qb',
  ]);
});

test('the foot of its pages can stay as it is, so that a page does not grow with the site', () => {
  const legal = (files: typeof own) => /\n {2}legal: .*/.exec(String(files.get('site.yaml')))?.[0];
  expect(legal(largeSite(own, 3, 'as it is'))).toBe(legal(own));
  expect(legal(largeSite(own, 3))).toContain('/verdskra-qb');
});

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readProject } from '../../../scripts/check/project/read-project.ts';
import { editedFiles, type FileEdit, withProject } from '../texts/small-project.ts';
import { fourLanguages } from './four-languages.ts';
import { brief } from './wording-case.ts';

const home = (code: string) => `locales/${code}/home.json`;
const story = (code: string) => `content/${code}/story.md`;
const title = (code: string, words: string): FileEdit => [
  home(code),
  `"${code} home.hero.title"`,
  JSON.stringify(words),
];

/** What is told after each of some edits, the first one of a committed project; `commit` commits what is there. */
function afterEdits(...steps: readonly (FileEdit | 'commit')[]): string[][] {
  return withProject(fourLanguages, (folder) => {
    const git = (...args: readonly string[]) => {
      const names = ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.org'];
      const { status, stderr } = spawnSync('git', ['-C', folder, ...names, ...args], {
        encoding: 'utf8',
        env: { ...process.env, GIT_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined },
      });
      if (status !== 0) throw new Error(stderr);
    };
    const commit = () => {
      git('add', '.');
      git('commit', '--quiet', '--message=Edit');
    };
    git('init', '--quiet');
    commit();
    let files = fourLanguages;
    return steps.map((step) => {
      if (step === 'commit') commit();
      else {
        files = editedFiles(files, [step]);
        writeFileSync(join(folder, step[0]), files[step[0]] ?? '');
      }
      return readProject(folder, { revision: 'HEAD' }).problems.map(
        (problem) =>
          `${brief(problem)} ${/(?:and|changed and) (.*) ha(?:s|ve) not/.exec(problem.wording.en.message)?.[1] ?? ''}`,
      );
    });
  });
}

describe('since the last commit', () => {
  test('a text is told until each translation has followed', () => {
    const at = 'locales/is/home.json:9 stale-text';
    expect(
      afterEdits(
        title('is', 'Vefir sem endast'),
        title('en', 'Websites that last'),
        title('da', 'Hjemmesider der holder'),
        title('es', 'Webs que duran'),
      ),
    ).toEqual([[`${at} English, Español and Dansk`], [`${at} Español and Dansk`], [`${at} Español`], []]);
  });

  test('a text is told until the edit is committed', () => {
    expect(afterEdits(title('is', 'Vefir sem endast'), 'commit')).toEqual([
      ['locales/is/home.json:9 stale-text English, Español and Dansk'],
      [],
    ]);
  });

  test('a paragraph is told at the line that changed, until each translation has followed', () => {
    const at = 'content/is/story.md:10 stale-text';
    expect(
      afterEdits(
        [story('is'), '- Annað', '- Eitthvað annað'],
        [story('en'), '- That', '- Something else'],
        [story('da'), '- Hint', '- Noget andet'],
        [story('es'), '- Otra', '- Otra cosa'],
      ),
    ).toEqual([[`${at} English, Español and Dansk`], [`${at} Español and Dansk`], [`${at} Español`], []]);
  });

  test('a translation that changes alone is nobody’s matter', () => {
    expect(
      afterEdits(title('en', 'Websites that last'), [story('en'), '- That', '- Something else']),
    ).toEqual([[], []]);
  });

  test('a text in all four languages that states another number is told as that only', () => {
    const steps = ['is', 'en', 'es', 'da'].map((code) => title(code, `${code} 17`));
    const [, , , last] = afterEdits(...steps);
    expect(last).toEqual([]);
    expect(afterEdits(...steps, 'commit', [home('is'), 'is 17', 'is þá 18']).at(-1)).toEqual([
      'locales/is/home.json:9 text-mismatch ',
    ]);
  });
});

test('outside of a repository nothing is compared', () => {
  const files = editedFiles(fourLanguages, [title('is', 'Vefir sem endast')]);
  expect(withProject(files, (folder) => readProject(folder, { revision: 'HEAD' }).problems)).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import type { Project } from '../../../app/data/project.ts';
import { textAt } from '../../../app/site/texts/texts.ts';
import { iconNames, iconSprite } from '../../../checks/project/icons.ts';
import { headingIds, renderMarkdown } from '../../../checks/project/markdown.ts';
import { readProject } from '../../../checks/project/read-project.ts';
import { editProject, smallProject, withProject } from '../texts/small-project.ts';

/** HTML of a document. */
const htmlOf = (markdown: string) => renderMarkdown(markdown).html;

function createProject(files: Readonly<Record<string, string>>): Project {
  const { project, problems } = withProject(files, readProject);
  if (!project) throw new Error(problems.map(({ wording }) => wording.en.message).join('\n'));
  return project;
}

describe('a project', () => {
  test('has its texts and documents in each language, facts filled in', () => {
    const { languages } = createProject(
      editProject(['locales/en/home.json', '"en home.hero.title"', '"{{price.hourly}} an hour"']),
    );
    expect(textAt(languages.en?.texts.namespaces ?? {}, 'home:home.hero.title')).toBe('$110\u00a0an hour');
    expect(languages.en?.documents.story?.html).toBe(
      '<h2 id="story-since">Since 2009</h2>\n<p>An hour costs $110.</p>',
    );
    expect(languages.is?.documents.story?.html).toContain('14.900\u00a0kr.');
  });

  test('without a folder for a language has one problem, at the language', () => {
    const files = Object.entries(smallProject).filter(([file]) => !file.startsWith('locales/en/'));
    const { project, problems } = withProject(Object.fromEntries(files), readProject);
    expect(project).toBeNull();
    expect(problems.map(({ file, code }) => `${file} ${code}`)).toEqual(['site.yaml missing-file']);
    const [{ wording } = { wording: null }] = problems;
    expect(wording?.en.message).toContain('locales/en');
  });
});

describe('document', () => {
  test('becomes HTML', () => {
    expect(htmlOf('## A\n\n- b\n- [c](/d)\n')).toBe(
      '<h2 id="part-1">A</h2>\n<ul>\n<li>b</li>\n<li><a href="/d">c</a></li>\n</ul>',
    );
  });

  test('has its second-level headings for a table of contents', () => {
    expect(renderMarkdown('# Top\n\n## *One* & two\n\n### Below\n\n## Three\n').headings).toEqual([
      { id: 'part-1', text: 'One & two' },
      { id: 'part-2', text: 'Three' },
    ]);
  });

  test('has ids of headings from their words, without numbers, accents and facts', () => {
    const markdown =
      '## 1. Aðilar & gildissvið\n\n## Þjónusta {{figure.uptime}}\n\n## 2024\n\n## 2024\n\n## {{figure.uptime}}\n';
    expect(headingIds('terms', markdown)).toEqual([
      'terms-adilar-gildissvid',
      'terms-thjonusta',
      'terms-2024',
      'terms-2024-2',
      'terms',
    ]);
  });

  test('keeps the ids of its headings when one is added, moved or renumbered', () => {
    const before = headingIds('terms', '## 1. Verð\n\n## 2. Ábyrgð\n');
    expect(headingIds('terms', '## 1. Nýtt\n\n## 2. Ábyrgð\n\n## 3. Verð\n')).toEqual(
      expect.arrayContaining(before),
    );
  });

  test('has the same ids in each language', () => {
    const { languages } = createProject(editProject(['content/is/story.md', '## Since', '## Síðan']));
    const ids = Object.values(languages).map(({ documents }) =>
      documents.story?.headings.map(({ id }) => id),
    );
    expect(ids).toEqual([['story-sidan'], ['story-sidan']]);
  });

  test.each([
    '<script>alert(1)</script>',
    'a <img src=x onerror=alert(1)> b',
    '[a](javascript:alert(1))',
    '![a](javascript:alert(1))',
    '[a](data:text/html,x)',
  ])('shows HTML as text and runs none of it: %s', (markdown) => {
    expect(htmlOf(markdown)).not.toMatch(/<script|onerror=alert\(1\)>|(href|src)="(javascript|data):/);
  });
});

test('icons that site.yaml may name are there by the hundred, in one sprite by their names', () => {
  expect(iconNames().size).toBeGreaterThan(1000);
  const sprite = iconSprite(['arrow-up', 'shopping-cart']);
  const symbols = [
    ...sprite.matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24"[^>]*><(path|circle).+?<\/symbol>/g),
  ];
  expect(symbols.map(([, id]) => id)).toEqual(['arrow-up', 'shopping-cart']);
});

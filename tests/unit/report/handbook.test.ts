import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

describe.each(['README.md', 'docs/editing.md', 'docs/problems.md', 'scripts/check/report/README.md'])(
  '%s',
  (file) => {
    const text = readFileSync(file, 'utf8');

    it('names commands that there are', () => {
      const named = [...text.matchAll(/npm run (?:-s )?([a-z]+)/g)].map(([, script = '']) => script);
      for (const script of named) expect(Object.keys(scripts)).toContain(script);
    });

    it('leads to files that there are', () => {
      const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, target = '']) => target);
      for (const target of links)
        expect({ target, exists: existsSync(join(dirname(file), target)) }).toEqual({ target, exists: true });
    });
  },
);

it('docs/editing.md has the same parts in both languages', () => {
  const [english = '', icelandic = ''] = readFileSync('docs/editing.md', 'utf8').split('\n---\n');
  const shape = (text: string) =>
    text.split('\n').flatMap((line) => /^(#+ |\| |\d\. |\*\*)/.exec(line)?.[0] ?? []);
  expect(shape(icelandic)).toEqual(shape(english));
});

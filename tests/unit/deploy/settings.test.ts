import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Settings that the server reads, from the lines of their schemas. */
const settings = [
  ...readFileSync('server/runtime/environment.ts', 'utf8').matchAll(
    /^ {2}([A-Z][A-Z_]+): (z|[a-z]\w+[.(])/gm,
  ),
].map(([, name = '']) => name);

test.each(['docs/deploy.md', '.env.example'])('%s names every setting', (file) => {
  const text = readFileSync(file, 'utf8');
  expect(settings.length).toBeGreaterThan(15);
  expect(settings.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
});

test('docs/deploy.md speaks of files that are there, and of all settings of .env.example', () => {
  const text = readFileSync('docs/deploy.md', 'utf8');
  const links = [...text.matchAll(/\]\(([^)#]+)\)/g)].map(([, link = '']) => link);
  expect(links.length).toBeGreaterThan(4);
  for (const link of links) expect(() => readFileSync(`docs/${link}`), link).not.toThrow();
  const names = [...readFileSync('.env.example', 'utf8').matchAll(/^#?([A-Z][A-Z_0-9]+)=/gm)];
  expect(names.map(([, name = '']) => name).filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

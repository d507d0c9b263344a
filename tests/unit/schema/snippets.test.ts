import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isMap, isNode, isScalar, isSeq, parseDocument } from 'yaml';
import type { ProblemCode } from '../../../scripts/check/problems/problem.ts';
import { readContentFiles } from '../../../scripts/check/project/content-files.ts';
import { projectOf } from '../../../scripts/check/project/read-project.ts';
import { expandSnippet } from './expand-snippet.ts';

interface EditorSnippet {
  readonly scope: string;
  readonly prefix: readonly string[];
  readonly description: string;
  readonly body: readonly string[];
}

const snippets = JSON.parse(readFileSync('.vscode/site.code-snippets', 'utf8')) as Record<
  string,
  EditorSnippet
>;
const files = readContentFiles('.');
const written = String(files.get('site.yaml'));
const site = parseDocument(written);

type Path = readonly (string | number)[];

/** Where each snippet belongs: at the end of a list, or in the place of a value with its key. */
const places: Readonly<Record<string, Path>> = {
  Page: ['pages'],
  Card: firstList('cards'),
  Package: ['packages', 0, 'packages'],
  Price: ['packages', 0, 'packages', 0, 'price'],
  'Price for some days': ['packages', 0, 'packages', 0, 'price'],
  Notice: ['notices'],
  Redirect: ['redirects'],
  'Form field': ['forms', 0, 'fields'],
  'Form field with choices': ['forms', 0, 'fields'],
  Option: firstList('options'),
};

const textsToWrite: readonly ProblemCode[] = ['missing-text', 'missing-file'];

/** What an editor still has to do besides. */
const alsoToDo: Readonly<Record<string, readonly ProblemCode[]>> = {
  Page: ['unlinked-page'],
  // Texts that stay do not name a price that passes.
  'Price for some days': ['lapsing-fact'],
};

/** Snippets have dates; on this day none of them is over. */
const problemsOf = (text: string) =>
  projectOf(new Map([...files, ['site.yaml', text]]), { now: new Date('2027-06-15T12:00:00Z') }).problems;

/** What is wrong on that day without any snippet, such as a notice that is over by then. */
const known = new Set(problemsOf(written).map(({ wording }) => wording.en.message));

describe('.vscode/site.code-snippets', () => {
  it('has a place in site.yaml for each snippet, and prefixes of their own', () => {
    for (const name of Object.keys(places)) expect(snippets).toHaveProperty([name]);
    const prefixes = Object.values(snippets).flatMap(({ prefix }) => prefix);
    expect(new Set(prefixes).size).toBe(prefixes.length);
  });

  it.each(Object.entries(snippets))('%s gives each stop a number of its own', (_, { body }) => {
    const stops = [...body.join('\n').matchAll(/\$\{(\d+)[:|]/g)].map(([, stop]) => stop);
    expect(new Set(stops).size).toBe(stops.length);
  });

  it.each(Object.entries(snippets))(
    '%s fits into site.yaml as it is: only its texts are missing',
    (name, snippet) => {
      expect(snippet).toMatchObject({ scope: 'yaml', description: expect.stringMatching(/ · /) });
      const text = insert(snippet, places[name] ?? ['pages', 0, 'sections']);
      expect(text).not.toBe(written);
      const bearable = [...textsToWrite, ...(alsoToDo[name] ?? [])];
      const problems = problemsOf(text).filter(
        ({ code, wording }) => !bearable.includes(code) && !known.has(wording.en.message),
      );
      expect(problems).toEqual([]);
    },
  );
});

/** The first list of a name in the file, as far as it is written with a line for each entry. */
function firstList(name: string, within: unknown = site.contents, way: Path = []): Path {
  if (isMap(within)) {
    for (const { key, value } of within.items) {
      const path = [...way, isScalar(key) ? String(key.value) : ''];
      if (path.at(-1) === name && isSeq(value) && !value.flow) return path;
      const found = firstList(name, value, path);
      if (found.length > 0) return found;
    }
  } else if (isSeq(within)) {
    for (const [place, entry] of within.items.entries()) {
      const found = firstList(name, entry, [...way, place]);
      if (found.length > 0) return found;
    }
  }
  return [];
}

/** site.yaml with a snippet at its place. */
function insert({ body }: EditorSnippet, path: Path): string {
  const lines = expandSnippet(body.join('\n')).trimEnd().split('\n');
  const node = site.getIn(path, true);
  if (!isNode(node) || !node.range) throw new Error(`There is no ${path.join(' > ')}.`);
  const [start, end] = node.range;
  if (isSeq(node) && !node.flow) {
    const indent = columnOf(start);
    return splice(end, end, `${indented(lines, indent)}\n`);
  }
  // A list that is empty has no lines yet; a value goes with its key, which stands on the same line.
  const lineStart = written.lastIndexOf('\n', start) + 1;
  const key = String(path.at(-1));
  const indent = /^ */.exec(written.slice(lineStart))?.[0] ?? '';
  return isSeq(node)
    ? splice(lineStart, end, `${indent}${key}:\n${indented(lines, `${indent}  `)}`)
    : splice(lineStart, end, indented(lines, indent));
}

function columnOf(offset: number): string {
  return ' '.repeat(offset - written.lastIndexOf('\n', offset) - 1);
}

function indented(lines: readonly string[], indent: string): string {
  return lines.map((line) => `${indent}${line}`).join('\n');
}

function splice(from: number, to: number, text: string): string {
  return `${written.slice(0, from)}${text}${written.slice(to)}`;
}

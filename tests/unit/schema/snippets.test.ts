import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ProblemCode } from '../../../scripts/check/problems/problem.ts';
import { projectOf } from '../../../scripts/check/project/read-project.ts';
import { editedFiles, smallProject } from '../texts/small-project.ts';
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

const lastSection = '      - { kind: order-form, id: order, form: order }\n';
const redirect = '  - { from: /hysing, to: /lausnir/vefhysing }\n';
const textField = '      - { type: text, name: name, required: true }\n';
const price = '        price: { kind: by-quote }\n';
const select =
  '      - { type: select, name: subject, options: [quote, { value: support, icon: server }] }\n';
const selectInLines =
  '      - type: select\n        name: subject\n        options:\n          - quote\n          - { value: support, icon: server }\n';

/** Where each snippet belongs in the small site: a text, what is written instead of it before the snippet, and the indent. */
const places: Readonly<Record<string, readonly [find: string, before: string, indent: number]>> = {
  Page: [lastSection, lastSection, 2],
  Card: ['          - { id: speed, icon: zap }\n', '          - { id: speed, icon: zap }\n', 10],
  Package: ['        features: [support]\n', '        features: [support]\n', 6],
  Price: [price, '', 8],
  'Price for some days': [price, '', 8],
  Notice: [redirect, `${redirect}\nnotices:\n`, 2],
  Redirect: [redirect, redirect, 2],
  'Form field': [textField, textField, 6],
  'Form field with choices': [textField, textField, 6],
  Option: [select, selectInLines, 10],
};
const timeline = '      - { kind: timeline, id: history, milestones: [founded, moved] }\n';
const sectionPlace = [timeline, timeline, 6] as const;

/** What an editor still has to do. */
const toDo: readonly ProblemCode[] = ['missing-text', 'missing-file', 'unlinked-page'];

describe('.vscode/site.code-snippets', () => {
  it('has a place in site.yaml for each snippet, and prefixes of their own', () => {
    for (const name of Object.keys(places)) expect(snippets).toHaveProperty([name]);
    const prefixes = Object.values(snippets).flatMap(({ prefix }) => prefix);
    expect(new Set(prefixes).size).toBe(prefixes.length);
  });

  it.each(Object.entries(snippets))('%s fits into site.yaml: only its texts are missing', (name, snippet) => {
    expect(snippet).toMatchObject({ scope: 'yaml', description: expect.stringMatching(/ · /) });
    const stops = [...snippet.body.join('\n').matchAll(/\$\{(\d+)[:|]/g)].map(([, stop]) => stop);
    expect(new Set(stops).size).toBe(stops.length);

    const [find, before, indent] = places[name] ?? sectionPlace;
    const lines = expandSnippet(snippet.body.join('\n')).trimEnd().split('\n');
    const text = before + lines.map((line) => `${' '.repeat(indent)}${line}\n`).join('');
    const files = editedFiles(smallProject, [['site.yaml', find, text]]);
    // On this day no date of a snippet is over.
    const now = new Date('2027-06-15T12:00:00Z');
    const { problems } = projectOf(new Map(Object.entries(files)), { now });
    expect(problems.filter(({ code }) => !toDo.includes(code))).toEqual([]);
  });
});

import { childOf, isRecord } from '../accept/schema-walk.ts';
import type { Problem, ProblemPath } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { duplicateWords } from '../problems/words/duplicate-words.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import type { Written } from './walk-written.ts';

type DuplicateCode = keyof typeof duplicateWords;

/** What must differ within a list besides `id`, by the list's key. */
const distinct: Readonly<Record<string, Readonly<Record<string, DuplicateCode>>>> = {
  pages: { path: 'duplicate-path' },
  redirects: { from: 'duplicate-path' },
  languages: { code: 'duplicate-value', domain: 'duplicate-value' },
  fields: { name: 'duplicate-id' },
  options: { value: 'duplicate-value' },
};

/**
 * Checks that no list holds the same name, address or value twice. The second one is the problem.
 * @returns also a page of the same name as the page for unknown addresses, and a form's hidden field named like another
 */
export function checkDuplicates(source: YamlSource, written: readonly Written[]): Problem[] {
  return [
    ...written.flatMap(({ path, value }) => (Array.isArray(value) ? inList(source, path, value) : [])),
    ...besideLists(source),
  ];
}

function inList(source: YamlSource, path: ProblemPath, list: readonly unknown[]): Problem[] {
  const keys = { id: 'duplicate-id', ...distinct[String(path.at(-1))] } as const;
  const problems: Problem[] = [];
  const seen = new Map<string, ProblemPath>();
  const look = (value: unknown, code: DuplicateCode, what: string, place: ProblemPath) => {
    if (typeof value !== 'string') return;
    const name = `${what} ${code === 'duplicate-path' ? value.replace(/\{[a-z]+\}/g, '{}') : value}`;
    const first = seen.get(name);
    if (first) problems.push(twice(source, code, place, first, value));
    else seen.set(name, place);
  };
  for (const [place, entry] of list.entries()) {
    if (isRecord(entry)) {
      for (const [key, code] of Object.entries(keys))
        look(childOf(entry, key), code, key === 'value' ? 'entry' : key, [...path, place, key]);
    } else {
      look(entry, 'duplicate-value', 'entry', [...path, place]);
    }
  }
  return problems;
}

function besideLists(source: YamlSource): Problem[] {
  const site = source.value;
  const problems: Problem[] = [];
  const pages = childOf(site, 'pages');
  const notFound = childOf(childOf(site, 'notFound'), 'id');
  const same =
    Array.isArray(pages) && typeof notFound === 'string'
      ? pages.findIndex((page) => childOf(page, 'id') === notFound)
      : -1;
  if (same >= 0)
    problems.push(twice(source, 'duplicate-id', ['notFound', 'id'], ['pages', same, 'id'], notFound));

  const forms = childOf(site, 'forms');
  for (const [place, form] of (Array.isArray(forms) ? forms : []).entries()) {
    const fields = childOf(form, 'fields');
    const hidden = childOf(form, 'honeypot') ?? 'bot-field';
    const field = Array.isArray(fields) ? fields.findIndex((entry) => childOf(entry, 'name') === hidden) : -1;
    if (field >= 0) {
      const first = ['forms', place, isRecord(form) && 'honeypot' in form ? 'honeypot' : 'id'];
      problems.push(twice(source, 'duplicate-id', ['forms', place, 'fields', field, 'name'], first, hidden));
    }
  }
  return problems;
}

function twice(
  source: YamlSource,
  code: DuplicateCode,
  path: ProblemPath,
  first: ProblemPath,
  value: unknown,
): Problem {
  const { line } = source.positionOf(first);
  return problemAt(source, code, path, { said: duplicateWords[code](value, line) });
}

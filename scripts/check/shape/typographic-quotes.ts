import { wordingOf } from '../message.ts';
import type { Problem, ProblemPath } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import { isRecord } from './schema-walk.ts';

/** Signs that word processors make of quotes. To YAML they are part of the text. */
const typographic = /^[„“”«»‚‘’].*[„“”«»‚‘’]$/u;

/** Finds values in quotes that YAML does not know: they would be shown with the text. */
export function findTypographicQuotes(source: YamlSource): Problem[] {
  // Such signs may well stand inside of a text; only a value that starts with one is looked up.
  if (!/[:\-[{,] *[„“”«»‚‘’]/u.test(source.text)) return [];
  const problems: Problem[] = [];
  visit(source.value, [], (path, value) => {
    if (!typographic.test(value) || source.writtenAt(path) !== value) return;
    problems.push(
      problemAt(source, 'bad-format', path, {
        wording: wordingOf('quote.typographic', { plain: value.slice(1, -1) }),
      }),
    );
  });
  return problems;
}

/** A quotation mark at one end, and none anywhere else. */
const halfQuoted = /^(?:[„“”][^"„“”«»]*[^"„“”«»\s]|[^"„“”«»\s][^"„“”«»]*["„“”])$/u;
/** Names in lists may be those of products, some of which have inches: `Skjár 27"`. */
const inches = /\s\d+(?:[.,]\d+)?["”]$/;

/** Finds values of which one quotation mark is left, when the other one was deleted: it would be shown with the text. */
export function findHalfQuotes(source: YamlSource): Problem[] {
  const problems: Problem[] = [];
  visit(source.value, [], (path, value) => {
    if (!halfQuoted.test(value) || source.writtenAt(path) !== value) return;
    if (typeof path.at(-1) === 'number' && inches.test(value)) return;
    const isFirst = /^[„“”]/u.test(value);
    const wording = wordingOf('quote.half', {
      plain: isFirst ? value.slice(1) : value.slice(0, -1),
      context: isFirst ? 'start' : 'end',
    });
    problems.push(problemAt(source, 'bad-format', path, { wording }));
  });
  return problems;
}

function visit(value: unknown, path: ProblemPath, report: (path: ProblemPath, value: string) => void): void {
  if (Array.isArray(value))
    for (const [place, item] of value.entries()) visit(item, [...path, place], report);
  else if (isRecord(value)) for (const key of Object.keys(value)) visit(value[key], [...path, key], report);
  else if (typeof value === 'string') report(path, value);
}

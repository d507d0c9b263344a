import { parseQuantity } from '../../../schema/quantity.ts';
import { wordingOf } from '../message.ts';
import type { Problem, ProblemPath } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import { isRecord } from './schema-walk.ts';

/**
 * Finds numbers with a sign between thousands, which YAML reads as a decimal sign: 14.900 is 14.9 to it.
 * @returns errors below `amounts`, where the number would be a wrong price; warnings for figures, where 1.200 may be meant
 */
export function findThousandsDots(source: YamlSource): Problem[] {
  const problems: Problem[] = [];
  visit(source.value, [], (path, value) => {
    const sort = sortAt(path);
    const written = sort === null ? '' : unquoted(source.writtenAt(path) ?? '');
    const whole = written.replace(/[^\d+]/g, '');
    if (sort === 'amount' && grouped.test(written)) {
      const wording = wordingOf('thousands.amount', { written, whole });
      problems.push(problemAt(source, 'thousands-dot', path, { wording }));
    } else if (sort === 'figure' && groupedByDot.test(written) && parseQuantity(String(value)) !== null) {
      const wording = wordingOf('thousands.figure', { written, read: Number.parseFloat(written), whole });
      problems.push(problemAt(source, 'thousands-dot', path, { severity: 'warning', wording }));
    }
  });
  return problems;
}

/** Amounts and figures lie below keys of the same name wherever they are. */
function sortAt(path: ProblemPath): 'amount' | 'figure' | null {
  const [list, key] = path.slice(-2);
  if (typeof key !== 'string') return null;
  if (list === 'amounts') return 'amount';
  return list === 'facts' || (list === 'figures' && path.length === 2) ? 'figure' : null;
}

/** 14.900, 14,900 or 14 900; a trailing `kr.` is part of the same habit. */
const grouped = /^\d{1,3}([., ’']\d{3})+(\s*kr\.?)?$/;
const groupedByDot = /^[1-9]\d{0,2}(\.\d{3})+\+?$/;

function unquoted(written: string): string {
  return written.replace(/^(["'])(.*)\1$/, '$2');
}

function visit(value: unknown, path: ProblemPath, report: (path: ProblemPath, value: unknown) => void): void {
  if (Array.isArray(value))
    for (const [place, item] of value.entries()) visit(item, [...path, place], report);
  else if (isRecord(value)) for (const key of Object.keys(value)) visit(value[key], [...path, key], report);
  else report(path, value);
}

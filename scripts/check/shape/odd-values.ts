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
  return scalars(source.value).flatMap(({ path, value }) => {
    const sort = sortAt(path);
    const written = sort === null ? '' : unquoted(source.writtenAt(path) ?? '');
    const whole = written.replace(/[^\d+]/g, '');
    if (sort === 'amount' && grouped.test(written)) {
      const wording = wordingOf('thousands.amount', { written, whole });
      return problemAt(source, 'thousands-dot', path, { wording });
    }
    if (sort !== 'figure' || !groupedByDot.test(written) || parseQuantity(String(value)) === null) return [];
    const wording = wordingOf('thousands.figure', { written, read: Number.parseFloat(written), whole });
    return problemAt(source, 'thousands-dot', path, { severity: 'warning', wording });
  });
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

/** Signs that word processors make of quotes. To YAML they are part of the text. */
const typographic = /^[„“”«»‚‘’].*[„“”«»‚‘’]$/u;

/** Finds values in quotes that YAML does not know: they would be shown with the text. */
export function findTypographicQuotes(source: YamlSource): Problem[] {
  return scalars(source.value).flatMap(({ path, value }) => {
    if (typeof value !== 'string' || !typographic.test(value) || source.writtenAt(path) !== value) return [];
    const wording = wordingOf('quote.typographic', { plain: value.slice(1, -1) });
    return problemAt(source, 'bad-format', path, { wording });
  });
}

/** Each value that is no list or group. */
function scalars(value: unknown, path: ProblemPath = []): { path: ProblemPath; value: unknown }[] {
  if (Array.isArray(value)) return value.flatMap((item, place) => scalars(item, [...path, place]));
  if (isRecord(value)) return Object.keys(value).flatMap((key) => scalars(value[key], [...path, key]));
  return [{ path, value }];
}

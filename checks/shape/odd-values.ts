import { amounts } from '../../schema/money.ts';
import { parseQuantity, quantity } from '../../schema/quantity.ts';
import { asText, hasSchema, type SchemaValue, walkValues } from '../../schema/schema-walk.ts';
import type { ValuePath } from '../../schema/value-path.ts';
import { translateMessage } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';

/**
 * Finds values that YAML reads in another way than intended.
 * @returns errors for amounts and quotation marks that would be wrong on a page; warnings for figures that may be right
 */
export function findOddValues(source: YamlSource): Problem[] {
  return [...walkValues(source.value)].flatMap((entry) => {
    if (hasSchema(quantity.in, entry)) return checkFigure(source, entry);
    if (typeof entry.value === 'object') return [];
    return entry.parent && hasSchema(amounts, entry.parent)
      ? checkAmount(source, entry.path)
      : checkQuotes(source, entry);
  });
}

/** 14.900, 14,900 or 14 900; a trailing `kr.` is part of the same habit. */
const GROUPED = /^\d{1,3}([., ’']\d{3})+(\s*kr\.?)?$/;

/** An amount with a thousands separator that YAML reads as a decimal point: 14.900 becomes 14.9. */
function checkAmount(source: YamlSource, path: ValuePath): Problem[] {
  const written = (source.writtenAt(path) ?? '').replace(/^(["'])(.*)\1$/, '$2');
  if (!GROUPED.test(written)) return [];
  const wording = translateMessage('thousands.amount', { written, whole: written.replace(/\D/g, '') });
  return [problemAt(source, 'thousands-dot', path, { wording })];
}

/** A figure with a thousands dot, a decimal without a unit, which is usually a share, or a share above 100 %. */
function checkFigure(source: YamlSource, { path, value }: SchemaValue): Problem[] {
  const text = asText(value);
  const figure = parseQuantity(text);
  if (figure?.kind !== 'amount' && figure?.kind !== 'range') return [];
  const warn = (code: Problem['code'], wording: Problem['wording']) => [
    problemAt(source, code, path, { severity: 'warning', wording }),
  ];
  const sourceText = source.writtenAt(path) ?? '';
  if (/^["']?[1-9]\d{0,2}(\.\d{3})+\+?["']?$/.test(sourceText)) {
    const written = sourceText.replace(/["']/g, '');
    const whole = written.replaceAll('.', '');
    return warn(
      'thousands-dot',
      translateMessage('thousands.figure', { written, read: Number.parseFloat(written), whole }),
    );
  }
  const values = { name: String(path.at(-1)), written: text };
  const largest = figure.kind === 'range' ? figure.to : figure.value;
  if (figure.unit === '%' && largest > 100)
    return warn('out-of-range', translateMessage('figure.overHundred', values));
  // Counts are whole numbers.
  if (figure.unit !== null || !text.includes('.')) return [];
  return warn('bad-format', translateMessage('figure.withoutUnit', values));
}

/** Quotes of word processors. In YAML they are part of the text, and would be shown with it. */
const TYPOGRAPHIC_QUOTES = /^[„“”«»‚‘’].*[„“”«»‚‘’]$/u;

function checkQuotes(source: YamlSource, { path, value }: SchemaValue): Problem[] {
  if (typeof value !== 'string' || !TYPOGRAPHIC_QUOTES.test(value) || source.writtenAt(path) !== value)
    return [];
  const wording = translateMessage('quote.typographic', { plain: value.slice(1, -1) });
  return [problemAt(source, 'bad-format', path, { wording })];
}

import { isMap, isPair, isScalar, isSeq, type Node } from 'yaml';
import { wordingOf } from '../message.ts';
import type { ProblemPath } from '../problems/problem.ts';
import type { Finding } from './yaml-tokens.ts';

/** Keys that would reach into JavaScript's own objects. */
const reservedKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Turns the parsed document into plain values.
 * @param root the document's contents; no deeper than the scan of tokens allows
 * @returns objects without a prototype, lists, text, numbers, true, false and null; and what is wrong with the keys.
 *   Of a key that is there twice the first counts; a reserved one is left out.
 */
export function plainValue(root: unknown): { value: unknown; findings: readonly Finding[] } {
  const findings: Finding[] = [];
  return { value: convert(root, findings), findings };
}

/**
 * The name of a key as it is written.
 * @param key a key's node
 * @returns its text, or null when it is no single word
 */
function keyName(key: unknown): string | null {
  if (!isScalar(key)) return null;
  return typeof key.value === 'string' ? key.value : (key.source ?? String(key.value));
}

/**
 * Finds the nodes of a thing.
 * @param root the document's contents
 * @param path where the thing is
 * @returns the node and its key's node, or of the nearest thing around it that is there, with `depth` steps found
 */
export function nodesAt(root: unknown, path: ProblemPath): { node: unknown; key: unknown; depth: number } {
  let node = root;
  let key: unknown = null;
  for (const [depth, step] of path.entries()) {
    if (isMap(node)) {
      const pair = node.items.find((item) => keyName(item.key) === String(step));
      if (!pair) return { node, key, depth };
      node = pair.value;
      key = pair.key;
    } else if (isSeq(node) && typeof step === 'number' && step < node.items.length) {
      node = node.items[step];
      key = null;
    } else {
      return { node, key, depth };
    }
  }
  return { node, key, depth: path.length };
}

function convert(node: unknown, findings: Finding[]): unknown {
  if (isScalar(node)) return node.value ?? null;
  if (isSeq(node)) return node.items.map((item) => convert(isPair(item) ? null : item, findings));
  if (!isMap(node)) return null;
  const record: Record<string, unknown> = Object.create(null);
  let isAgain = false;
  for (const { key, value } of node.items) {
    const name = keyName(key);
    const finding = keyFinding(key, name, record);
    // Where the start of an entry is lost, many of its keys come again; only the first is reported.
    if (finding && !(isAgain && finding.code === 'duplicate-key')) findings.push(finding);
    if (!finding && name !== null) record[name] = convert(value, findings);
    isAgain ||= finding?.code === 'duplicate-key';
  }
  return record;
}

function keyFinding(key: unknown, name: string | null, record: Record<string, unknown>): Finding | null {
  const range = (key as Node | null)?.range;
  const offset = range?.[0] ?? 0;
  const length = (range?.[1] ?? offset) - offset;
  if (name === null || name === '')
    return { code: 'yaml-syntax', offset, length, wording: wordingOf('yaml.noPlainKey') };
  if (name === '<<') return { code: 'yaml-alias', offset, length, wording: wordingOf('yaml.mergeKey') };
  if (reservedKeys.has(name))
    return { code: 'reserved-key', offset, length, wording: wordingOf('yaml.reservedKey', { name }) };
  if (!Object.hasOwn(record, name)) return null;
  return {
    code: 'duplicate-key',
    offset,
    length,
    wording: wordingOf('yaml.duplicateKey', { name: name.slice(0, 60) }),
  };
}

import { type Node, type ParsedNode, parseDocument } from 'yaml';
import { path as pathSchema } from '../../schema/identifiers.ts';
import type { ProblemPath } from '../check/problems/problem.ts';
import { isOf, walkWritten } from '../check/shape/schema-walk.ts';
import { nodesAt, plainValue } from '../check/yaml/yaml-value.ts';
import type { AddressAfter } from './addresses.ts';
import type { TextChange } from './text-changes.ts';

/** site.yaml as text to be edited, with the position of everything in it. */
export interface SiteYaml {
  /** Without a byte order mark. */
  readonly text: string;
  readonly value: unknown;
  readonly root: ParsedNode | null;
}

/** From the first character of a thing to the one after its last. */
export type Range = readonly [start: number, end: number];

/** @param text a site.yaml without errors */
export function readSiteYaml(text: string): SiteYaml {
  const { contents } = parseDocument(text, { version: '1.2', uniqueKeys: false, keepSourceTokens: true });
  return { text, root: contents, value: plainValue(contents).value };
}

/** The range of a value, with its quotes; of a group on lines of its own up to the end of its last line. */
function rangeAt({ root }: SiteYaml, path: ProblemPath): Range {
  const { node, depth } = nodesAt(root, path);
  const range = (node as Node | null)?.range;
  if (depth < path.length || !range) throw new RangeError(`There is nothing at ${path.join('.')}.`);
  return [range[0], range[1]];
}

/** The changes of every value that is an address, apart from where redirects come from. */
export function addressChanges(site: SiteYaml, addressAfter: AddressAfter): TextChange[] {
  return [...walkWritten(site.value)].flatMap((thing) => {
    const { value, path } = thing;
    if (typeof value !== 'string' || !isOf(pathSchema, thing)) return [];
    const after = addressAfter(value);
    if (after === null || path.at(-1) === 'from') return [];
    const [start, end] = rangeAt(site, path);
    return [{ start, end, text: retyped(site.text.slice(start, end), value, after) }];
  });
}

/** A value with another address in its quotes. */
function retyped(written: string, before: string, after: string): string {
  if (written.includes(before)) return written.replace(before, after);
  // The address was written with escapes, as in `"\/verdskra"`.
  const quote = written.startsWith("'") ? "'" : '"';
  return `${quote}${after}${quote}`;
}

import type { z } from 'zod';
import { isRecord, valueAt } from '../../schema/plain-value.ts';
import { type AcceptedSite, site } from '../../schema/site.ts';
import { pathKey, type ValuePath } from '../../schema/value-path.ts';
import type { Problem } from '../problems/problem.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import { explainIssue } from './issue-problem.ts';
import { isLostGroup, mistypedTag, suggestKey } from './key-problem.ts';

/** Enough for `readSite` to choose from; a hostile file can have hundreds of thousands. */
const MAX_ISSUES = 1000;

/**
 * Checks a file against the schema.
 * @param source a readable file
 * @returns the accepted site with defaults, or `null`; and the problems found by the schema, in no particular order
 */
export function acceptSite(source: YamlSource): { site: AcceptedSite | null; problems: readonly Problem[] } {
  const result = site.safeParse(source.value);
  if (result.success) return { site: result.data, problems: [] };
  const issues = result.error.issues.flatMap((issue) => splitIssue(issue, source.value, []));
  const suggestedKeys = new Set<string>();
  const reportedIssues = issues.slice(0, MAX_ISSUES);
  for (const { code, path } of reportedIssues) {
    const key = code === 'unrecognized_keys' ? suggestKey(toValuePath(path), source.value) : null;
    if (code === 'unrecognized_keys' && isLostGroup(toValuePath(path), source.value))
      suggestedKeys.add(pathKey(toValuePath(path.slice(-1))));
    else if (key !== null) suggestedKeys.add(pathKey(toValuePath([...path.slice(0, -1), key])));
  }
  // If a required key is misspelt, only the misspelt one is reported.
  const problems = reportedIssues
    .filter(
      ({ code, path }) => code === 'unrecognized_keys' || !suggestedKeys.has(pathKey(toValuePath(path))),
    )
    .map((issue) => explainIssue(issue, toValuePath(issue.path), source));
  return { site: null, problems };
}

/** Splits an issue into issues about one value each, with paths from the top of the file. */
function splitIssue(
  issue: z.core.$ZodIssue,
  value: unknown,
  parentPath: readonly PropertyKey[],
): z.core.$ZodIssue[] {
  const path = [...parentPath, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ ...issue, keys: [key], path: [...path, key] }));
  }
  if (issue.code !== 'invalid_union') return [{ ...issue, path }];
  if (issue.discriminator !== undefined) {
    const key = mistypedTag(toValuePath(path), value);
    if (key === null) return [{ ...issue, path }];
    return [
      { code: 'unrecognized_keys', keys: [key], path: [...path.slice(0, -1), key], message: issue.message },
    ];
  }
  // Only a group can be a wrong choice of group; its issues say more than that no choice fits.
  const branch = isRecord(valueAt(value, toValuePath(path)))
    ? issue.errors.find(
        (errors) => !errors.some((error) => error.code === 'invalid_type' && error.path.length === 0),
      )
    : undefined;
  return branch ? branch.flatMap((inner) => splitIssue(inner, value, path)) : [{ ...issue, path }];
}

function toValuePath(path: readonly PropertyKey[]): ValuePath {
  return path.map((step) => (typeof step === 'symbol' ? String(step) : step));
}

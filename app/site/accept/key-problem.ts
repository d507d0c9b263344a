import type { z } from 'zod';
import type { Problem, ProblemPath } from '../problems/problem.ts';
import { toSaid } from '../problems/said.ts';
import { listed, quoted } from '../problems/wording.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import { allowedKeys, meantKey } from './meant-key.ts';
import { schemaAt, tagsOf, valueAt } from './schema-walk.ts';

/**
 * Explains keys that are unknown, missing, or without a value.
 * @param path for an unknown key the key itself
 * @returns the problem, or null when the issue is about a value
 */
export function explainKeyIssue(
  issue: z.core.$ZodIssue,
  path: ProblemPath,
  source: YamlSource,
  root: z.core.$ZodType,
): Problem | null {
  const around = path.slice(0, -1);
  const name = String(path.at(-1) ?? '');
  const common = { severity: 'error', file: source.file, path } as const;
  const value = valueAt(source.value, path);
  if (issue.code === 'unrecognized_keys') {
    const meant = meantKey(path, source.value, root);
    const allowed = allowedKeys(around, source.value, root);
    return {
      ...common,
      code: 'unknown-key',
      ...source.keyPositionOf(path),
      said: toSaid({
        message: `${quoted(name)} is not a key that is known here.`,
        hint: meant === null ? `The keys here are ${listed(allowed, 'and')}.` : `Did you mean ${meant}?`,
      }),
    };
  }
  if (value === undefined && path.length > 0) {
    return {
      ...common,
      code: 'missing-key',
      ...source.keyPositionOf(around),
      said: toSaid({
        message: `The key ${quoted(name)} is missing${around.length === 0 ? '' : ' here'}.`,
        hint: `Add “${name}: …”. ${describe(path, source, root)}`.trim(),
      }),
    };
  }
  if (value === null) {
    const { required } = schemaAt(root, source.value, path);
    const entry = typeof path.at(-1) === 'number';
    return {
      ...common,
      code: 'empty-value',
      ...source.positionOf(path),
      said: toSaid({
        message: subject(path, entry, name),
        hint: `${required && !entry ? 'Write its value after the colon.' : 'Write its value, or take the line out.'} ${describe(path, source, root)}`.trim(),
      }),
    };
  }
  return null;
}

function subject(path: ProblemPath, entry: boolean, name: string): string {
  if (path.length === 0) return 'The file is empty.';
  return entry ? 'There is nothing after the dash.' : `There is nothing after ${quoted(`${name}:`)}.`;
}

function describe(path: ProblemPath, source: YamlSource, root: z.core.$ZodType): string {
  const { description } = schemaAt(root, source.value, path);
  const tags = tagsOf(schemaAt(root, source.value, path.slice(0, -1)).schema);
  if (tags && tags.key === path.at(-1)) return `It can be ${listed(tags.tags)}.`;
  return description ?? '';
}

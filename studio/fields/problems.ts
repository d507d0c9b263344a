import type { Problem } from '../../checks/problems/problem.ts';
import type { CheckLanguage } from '../../checks/problems/wording-type.ts';
import { readTextFile } from '../../checks/texts/text-file.ts';
import type { Files } from '../../edits/edit.ts';
import { documentSource, textSource, valueSource } from '../../render/preview/sources.ts';
import { nodeAt } from '../../schema/site-node.ts';
import { printPath } from '../../schema/value-path.ts';
import type { ProblemView } from '../api/content-api.ts';
import { findBlock } from './document-passages.ts';
import { parseSiteNode } from './parse-site-node.ts';

/** A problem of the checks in the user's language, with the field to correct. */
export function createProblemView(problem: Problem, files: Files, language: CheckLanguage): ProblemView {
  const { severity, wording, file, line } = problem;
  const { message, hint } = wording[language];
  return {
    severity,
    message,
    hint: hint === '' ? null : hint,
    source: findProblemSource(problem, files),
    place: `${file}:${line}`,
  };
}

/** Field to correct; null if the problem belongs to nothing visible, such as a file that cannot be read. */
function findProblemSource(problem: Problem, files: Files): string | null {
  const { file, path, line } = problem;
  const [, , namespace] = /^locales\/([^/]+)\/([^/]+)\.json$/.exec(file) ?? [];
  if (namespace !== undefined) {
    const key = path.length > 0 ? printPath(path) : findKey(files, file, line);
    return key === null ? null : textSource(namespace, key);
  }
  const [, language = '', document] = /^content\/([^/]+)\/([^/]+)\.md$/.exec(file) ?? [];
  if (document !== undefined)
    return documentSource(document, { language, number: findBlock(files[file] ?? '', line) });
  if (file !== 'site.yaml') return null;
  const root = parseSiteNode(files);
  // The path of a missing value does not exist: use its nearest parent.
  for (let depth = path.length; root && depth > 0; depth--) {
    const node = nodeAt(root, path.slice(0, depth));
    if (node) return valueSource(node.path);
  }
  return null;
}

/** Key of the text on a line of a text file. */
function findKey(files: Files, file: string, line: number): string | null {
  const { flat, positionOf } = readTextFile(file, files[file] ?? '');
  return [...flat.keys()].find((key) => positionOf(key).line === line) ?? null;
}

import type { ResolvedSite } from '../../app/site/resolved-site.ts';
import type { Problem } from '../../checks/problems/problem.ts';
import type { CheckLanguage } from '../../checks/problems/wording-type.ts';
import { readTextFile } from '../../checks/texts/text-file.ts';
import type { Files } from '../../edits/edit.ts';
import { documentSource, textSource, valueSource } from '../../render/preview/sources.ts';
import { nodeAt } from '../../schema/site-node.ts';
import { printPath } from '../../schema/value-path.ts';
import type { ProblemView } from '../api/content-api.ts';
import { findBlock } from './document-passages.ts';
import { getSourceName } from './edit-names.ts';
import { getContent, type ParsedContent } from './field-context.ts';
import { listFixes } from './problem-fixes.ts';
import { describeProblem, getProblemLanguage } from './problem-words.ts';
import { findSharedFact } from './text-fixes.ts';

/** The problems of the checks as an editor sees them; those that say the same about the same field are listed once. */
export function createProblemViews(
  problems: readonly Problem[],
  files: Files,
  site: ResolvedSite,
  language: CheckLanguage,
): readonly ProblemView[] {
  const content = getContent({
    ...{ files, base: files, edits: [], site },
    ...{ problems: [], awaiting: {}, language },
  });
  const views = problems.map((problem) => createProblemView(content, problem));
  const groups = Map.groupBy(views, ({ severity, message, source }) =>
    JSON.stringify([severity, message, source]),
  );
  return [...groups.values()].flatMap(([first, ...others]) =>
    first ? [others.reduce(mergeViews, first)] : [],
  );
}

function createProblemView(content: ParsedContent, problem: Problem): ProblemView {
  const { labels, site } = content;
  const { key } = problem.wording;
  // What is left over has no field.
  const source = LEFT_OVER.includes(key) ? null : findProblemSource(problem, content);
  const subject = { content, problem, source };
  const name = key === 'mismatch.differ' ? findSharedFact(subject)?.name : undefined;
  const spokenProblem = name === undefined ? problem : withFact(problem, name);
  const languageName = site.languages.find(({ code }) => code === getProblemLanguage(problem))?.name;
  return {
    severity: problem.severity,
    message: describeProblem(content, spokenProblem, chooseVariant(problem, name)),
    languages: source === null || languageName === undefined ? [] : [languageName],
    place: source === null ? '' : getSourceName(content, source),
    source,
    open: source === null ? null : labels.text(`problems.open.${getOpenLabel(key)}`),
    fixes: listFixes(subject),
  };
}

const LEFT_OVER = ['text.unused', 'textKey.unusedGroup', 'stray.document', 'stray.mark'];

function withFact(problem: Problem, fact: string): Problem {
  const { wording } = problem;
  return { ...problem, wording: { ...wording, values: { ...wording.values, fact } } };
}

/** The variant of a message that only the Studio knows. */
function chooseVariant({ wording: { key, values } }: Problem, fact: string | undefined): string | undefined {
  if (key === 'mismatch.differ') return fact === undefined ? '' : 'fact';
  if (key === 'fact.unknown') return /^\{\{[^{}]+\}\}$/.test(String(values.written)) ? '' : 'sign';
  return undefined;
}

function getOpenLabel(key: string): string {
  if (/^(?:text|textKey|file)\.|^filler\./.test(key)) return 'write';
  return key === 'head.long' || key === 'range.tooLong' ? 'shorten' : 'show';
}

function mergeViews(one: ProblemView, other: ProblemView): ProblemView {
  const groups = Map.groupBy([...one.fixes, ...other.fixes], ({ label }) => label);
  const fixes = [...groups].map(([label, same]) => {
    const edits = new Map(
      same.flatMap(({ edits }) => edits.map((edit) => [JSON.stringify(edit), edit] as const)),
    );
    return { label, edits: [...edits.values()] };
  });
  return { ...one, languages: [...new Set([...one.languages, ...other.languages])], fixes };
}
/** Field to correct; null if the problem belongs to nothing visible, such as a file that cannot be read. */
function findProblemSource(problem: Problem, { files, root }: ParsedContent): string | null {
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

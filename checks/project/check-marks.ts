import { translatePhrase } from '../message.ts';
import { describeUnknownName } from '../names/check-names.ts';
import { fileProblem, placeInText } from '../problems/file-problem.ts';
import type { Problem } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { MARK_FOLDER, markMistake } from './mark-file.ts';
import type { ProjectContent } from './project-content.ts';

/** Valid word marks of clients by name. */
export type ClientMarks = Readonly<Record<string, string>>;

const FILE_NAME = new RegExp(`^${MARK_FOLDER}/([a-z0-9-]+)\\.svg$`);

/** Files of word marks by name. */
function markFiles(sources: ProjectContent['sources']): Map<string, string> {
  return new Map(
    Object.entries(sources).flatMap(([file, text]) => {
      const name = FILE_NAME.exec(file)?.[1];
      return name === undefined ? [] : [[name, text] as const];
    }),
  );
}

/** Returns the word marks that can be shown. */
export function readMarks(sources: ProjectContent['sources']): ClientMarks {
  const validMarks = [...markFiles(sources)].filter(([, svg]) => markMistake(svg) === null);
  return Object.fromEntries(validMarks);
}

/** Checks that each client's word mark exists, and that each file contains only shapes. */
export function checkMarks({ site, source, sources }: ProjectContent): Problem[] {
  const files = markFiles(sources);
  const fileMistakes = [...files].flatMap(([name, svg]) => fileProblems(`${MARK_FOLDER}/${name}.svg`, svg));
  const missing = site.company.clients.flatMap(({ mark }, index): Problem[] => {
    if (mark === undefined || files.has(mark)) return [];
    const location = translatePhrase('reference.place', { context: 'mark' });
    const wording = describeUnknownName('mark', location, mark, [...files.keys()]);
    return [problemAt(source, 'unknown-reference', ['company', 'clients', index, 'mark'], { wording })];
  });
  return [...missing, ...fileMistakes];
}

function fileProblems(file: string, svg: string): Problem[] {
  const mistake = markMistake(svg);
  if (!mistake) return [];
  return [fileProblem(file, 'wrong-mark', mistake.wording, placeInText(svg, mistake.index, mistake.length))];
}

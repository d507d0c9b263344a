import { phraseOf, wordingOf } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import { placeInText, problemAt } from '../problems/problem-at.ts';
import { suggest } from '../problems/suggest.ts';
import { markFolder, markMistake } from './mark-file.ts';
import type { ProjectContent } from './project-content.ts';

/** The word marks of clients by name, of those files that have no mistake. */
export type ClientMarks = Readonly<Record<string, string>>;

const fileName = new RegExp(`^${markFolder}/([a-z0-9-]+)\\.svg$`);

/** The files of word marks by their names. */
function markFiles(sources: ProjectContent['sources']): Map<string, string> {
  return new Map(
    Object.entries(sources).flatMap(([file, text]) => {
      const name = fileName.exec(file)?.[1];
      return name === undefined ? [] : [[name, text] as const];
    }),
  );
}

/** The word marks that can be shown. */
export function readMarks(sources: ProjectContent['sources']): ClientMarks {
  const sound = [...markFiles(sources)].filter(([, svg]) => markMistake(svg) === null);
  return Object.fromEntries(sound);
}

/** Checks that each client's word mark is there, and that each file has nothing in it but shapes. */
export function checkMarks({ site, source, sources }: ProjectContent): Problem[] {
  const files = markFiles(sources);
  const inFiles = [...files].flatMap(([name, svg]) => fileProblems(`${markFolder}/${name}.svg`, svg));
  const missing = site.company.clients.flatMap(({ mark }, place): Problem[] => {
    if (mark === undefined || files.has(mark)) return [];
    const names = [...files.keys()];
    const wording = wordingOf('reference.unknown', {
      thing: phraseOf('reference.thing', { context: 'mark' }),
      place: phraseOf('reference.place', { context: 'mark' }),
      written: mark,
      meant: suggest(mark, names),
      names: names.slice(0, 20),
      context: names.length === 0 ? 'none' : undefined,
      alsoOn: '',
    });
    return [problemAt(source, 'unknown-reference', ['company', 'clients', place, 'mark'], { wording })];
  });
  return [...missing, ...inFiles];
}

function fileProblems(file: string, svg: string): Problem[] {
  const mistake = markMistake(svg);
  if (!mistake) return [];
  const { index, length, wording } = mistake;
  const place = placeInText(svg, index, length);
  return [{ ...{ code: 'wrong-mark', severity: 'error', file, path: [] }, ...place, wording }];
}

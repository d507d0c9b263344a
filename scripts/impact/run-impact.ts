import { type ContentFiles, readContentFiles } from '../check/project/content-files.ts';
import { type ImpactOptions, readImpactOptions } from './impact-options.ts';
import { measureImpact } from './measure-impact.ts';
import { printReport } from './print/print-report.ts';
import { printUnreadable } from './print/print-unreadable.ts';
import { readFormer } from './read-former.ts';
import { optionWords } from './words/option-words.ts';

/**
 * Does what the arguments of npm run impact ask for, prints it and sets the exit code of the process.
 * @param given without the names of Node and the script
 */
export async function runImpact(given: readonly string[]): Promise<void> {
  // The reader, like `head`, may have had enough.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  const asked = readImpactOptions(given);
  if (asked.kind === 'valid') await impact(asked.options);
  else if (asked.kind === 'help') process.stdout.write(`${asked.text}\n`);
  else cannotRun(asked.message);
}

async function impact(options: ImpactOptions): Promise<void> {
  const states = readStates(options);
  if (states === null) return;
  const { base, format, language, now } = options;
  const measured = measureImpact(states.before, states.after, now, language);
  if ('unreadable' in measured) {
    process.stdout.write(await printUnreadable(measured, base, format, language));
    process.exitCode = 1;
  } else process.stdout.write(printReport(format, { ...measured, base, language }));
}

/** The files as they were and as they are; null when that has been told not to be known. */
function readStates({ site, base, language }: ImpactOptions) {
  const words = optionWords[language];
  let after: ContentFiles;
  try {
    after = readContentFiles(site);
  } catch (error) {
    return cannotRun(words.cannotOpen(site, error instanceof Error ? error.message : String(error)));
  }
  const former = readFormer(site, base);
  switch (former.kind) {
    case 'found':
      return { before: former.files, after };
    case 'no-git':
      return cannotRun(words.noGit);
    case 'no-repository':
      return cannotRun(words.noRepository(site));
    case 'unknown-revision':
      return cannotRun(words.unknownRevision(base));
    case 'no-site-then':
      return cannotRun(words.noSiteThen(base));
  }
}

function cannotRun(why: string): null {
  process.stderr.write(`${why}\n`);
  process.exitCode = 2;
  return null;
}

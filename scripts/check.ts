import { parseArgs } from 'node:util';
import { momentOf } from './project/moment-of.ts';
import { type ProjectReading, readProject } from './project/read-project.ts';
import { isReportFormat, report, reportFormats } from './report/report.ts';

/**
 * npm run check: reads site.yaml, the texts and the running texts, and says what is wrong with them.
 * --format text|json|github; --site FOLDER takes another folder; --date 2026-12-24 takes another day than today.
 * Exit code 0: nothing wrong (warnings are allowed); 1: problems; 2: cannot run.
 */
const { values } = parseArgs({
  options: {
    format: { type: 'string', default: 'text' },
    site: { type: 'string', default: '.' },
    date: { type: 'string' },
  },
});
if (isReportFormat(values.format)) {
  const reading = read(values.site);
  if (reading) {
    process.stdout.write(report(values.format, reading.problems, reading.sources));
    process.exitCode = reading.sound ? 0 : 1;
  }
} else cannotRun(`--format is ${reportFormats.join(', ')}; not ${values.format}.`);

function read(folder: string): ProjectReading | null {
  try {
    return readProject(folder, { now: momentOf(values.date), revision: 'HEAD' });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    cannotRun(error instanceof RangeError ? why : `site.yaml cannot be opened in ${folder}: ${why}`);
    return null;
  }
}

function cannotRun(why: string): void {
  process.stderr.write(`${why}\n`);
  process.exitCode = 2;
}

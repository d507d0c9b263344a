import { writeFileSync } from 'node:fs';
import { problemPage, problemPageText } from './check/report/problem-page.ts';

/** npm run docs: writes the page that explains each problem code. */
writeFileSync(problemPage, problemPageText());
process.stdout.write(`${problemPage} written\n`);

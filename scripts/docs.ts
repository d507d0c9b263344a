import { readFileSync, writeFileSync } from 'node:fs';
import { PROBLEM_PAGE, problemPageText } from '../checks/report/problem-page.ts';
import { insertCommandTable } from './command-line.ts';

/* npm run docs: writes the page that explains each problem code, and the table of commands. */
writeFileSync(PROBLEM_PAGE, problemPageText());
process.stdout.write(`${PROBLEM_PAGE} written\n`);
const README = 'scripts/README.md';
writeFileSync(README, insertCommandTable(readFileSync(README, 'utf8')));
process.stdout.write(`${README} written\n`);

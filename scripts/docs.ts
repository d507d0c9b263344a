import { readFileSync, writeFileSync } from 'node:fs';
import { problemPage, problemPageText } from '../checks/report/problem-page.ts';
import { insertCommandTable } from './command-line.ts';

/* npm run docs: writes the page that explains each problem code, and the table of commands. */
writeFileSync(problemPage, problemPageText());
process.stdout.write(`${problemPage} written\n`);
const readme = 'scripts/README.md';
writeFileSync(readme, insertCommandTable(readFileSync(readme, 'utf8')));
process.stdout.write(`${readme} written\n`);

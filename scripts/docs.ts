import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { problemPagesFolder } from './check/report/page-of-code.ts';
import { problemDocs } from './problem-pages/problem-docs.ts';

/** npm run docs: writes a page for each problem code, docs/problems/<code>.md, and takes pages away that no code has. */
const { files, unproven } = problemDocs();
for (const [file, text] of files) writeFileSync(file, text);
for (const name of readdirSync(problemPagesFolder)) {
  const file = `${problemPagesFolder}/${name}`;
  if (name.endsWith('.md') && !files.has(file)) rmSync(file);
}
process.stdout.write(`${files.size} pages written to ${problemPagesFolder}\n`);
if (unproven.length > 0) {
  process.stderr.write(`The check does not say what these pages are about: ${unproven.join(', ')}\n`);
  process.exitCode = 1;
}

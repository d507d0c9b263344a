import { readFileSync, writeFileSync } from 'node:fs';
import { licencesPage } from './licences/licences-page.ts';
import { readLicences, readLock } from './licences/read-licences.ts';

/**
 * npm run licences: writes docs/licences.md, the licences of the packages that run in production.
 * Exit code 0: all are accepted; 1: one is not, and why.
 */
const licences = readLicences(readLock(readFileSync('package-lock.json', 'utf8')));
writeFileSync('docs/licences.md', licencesPage(licences));
for (const [licence, names] of licences.byLicence) process.stdout.write(`${licence}: ${names.length}\n`);
for (const problem of licences.problems) process.stderr.write(`${problem}\n`);
if (licences.problems.length > 0) process.exitCode = 1;

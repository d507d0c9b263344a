import { readFileSync, writeFileSync } from 'node:fs';
import { extractVocabulary } from './build/structured-data/extract-vocabulary.ts';
import { requiredProperties } from './build/structured-data/required-properties.ts';

/**
 * npm run vocabulary -- 30.0 schemaorg-current-https.jsonld: cuts the vocabulary of schema.org down to the types that
 * pages speak of. The file lies at https://schema.org/version/latest/schemaorg-current-https.jsonld; 30.0 is its version.
 * Exit code 0: written; 2: cannot run.
 */
const [version, file] = process.argv.slice(2);
if (!version || !file) {
  process.stderr.write('Say which: npm run vocabulary -- 30.0 schemaorg-current-https.jsonld\n');
  process.exit(2);
}
const published: unknown = JSON.parse(readFileSync(file, 'utf8'));
const vocabulary = extractVocabulary(published, Object.keys(requiredProperties), version);
writeFileSync(
  new URL('build/structured-data/vocabulary.json', import.meta.url),
  `${JSON.stringify(vocabulary, null, 2)}\n`,
);

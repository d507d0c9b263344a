import { writeFileSync } from 'node:fs';
import { jsonSchema } from '../schema/editor/json-schema.ts';

/** npm run schema: writes the JSON Schema by which editors complete and explain site.yaml. */
const TARGET = 'schema/site.schema.json';
writeFileSync(TARGET, jsonSchema());
process.stdout.write(`${TARGET} written\n`);

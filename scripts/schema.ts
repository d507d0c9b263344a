import { writeFileSync } from 'node:fs';
import { jsonSchema } from '../schema/editor/json-schema.ts';

/** npm run schema: writes the JSON Schema by which editors complete and explain site.yaml. */
const target = 'schema/site.schema.json';
writeFileSync(target, jsonSchema());
process.stdout.write(`${target} written\n`);

import { z } from 'zod';
import { site } from '../../schema/site.ts';

/** The JSON Schema of site.yaml as a person writes it, as the text of a file. */
export function jsonSchema(): string {
  const schema = z.toJSONSchema(site, {
    io: 'input',
    target: 'draft-7',
    reused: 'ref',
    unrepresentable: 'any',
  });
  return `${JSON.stringify({ ...schema, title: 'site.yaml' }, null, 2)}\n`;
}

import { z } from 'zod';
import { site } from '../site.ts';
import { forEditors, type JsonSchema } from './for-editors.ts';

/** The JSON Schema of site.yaml as a person writes it, as the text of a file. */
export function jsonSchema(): string {
  // Inline: an editor shows the description of a reference, not the one beside it.
  const schema = z.toJSONSchema(site, {
    io: 'input',
    target: 'draft-7',
    reused: 'inline',
    unrepresentable: 'any',
    // Shorthand is expanded by a transformation, for which examples are left out: they could be of what comes out of it.
    override({ zodSchema, jsonSchema }) {
      const { examples } = z.globalRegistry.get(zodSchema) ?? {};
      if (examples) jsonSchema.examples = examples as unknown[];
      // A list of all currencies would be written out wherever one can be.
      if (jsonSchema.enum && jsonSchema.enum.length > 100) {
        delete jsonSchema.enum;
        jsonSchema.pattern = '^[A-Z]{3}$';
      }
    },
  });
  return `${JSON.stringify(forEditors(schema as JsonSchema), null, 2)}\n`;
}

import { z } from 'zod';
import { site } from '../site.ts';
import { forEditors, type JsonSchema } from './for-editors.ts';

/** The JSON Schema of site.yaml as editors write it, as the text of a file. */
export function jsonSchema(): string {
  // Inline: an editor shows the description of a reference, not the one next to it.
  const schema = z.toJSONSchema(site, {
    io: 'input',
    target: 'draft-7',
    reused: 'inline',
    unrepresentable: 'any',
    // Shorthand is expanded by a transformation, for which zod leaves out examples: they could be of its output.
    override({ zodSchema, jsonSchema }) {
      const { examples } = z.globalRegistry.get(zodSchema) ?? {};
      if (examples) jsonSchema.examples = examples as unknown[];
      // A list of all currencies would be repeated at each field for a currency.
      if (jsonSchema.enum && jsonSchema.enum.length > 100) {
        delete jsonSchema.enum;
        jsonSchema.pattern = '^[A-Z]{3}$';
      }
    },
  });
  return `${JSON.stringify(forEditors(schema as JsonSchema), null, 2)}\n`;
}

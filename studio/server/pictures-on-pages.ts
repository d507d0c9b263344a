import { z } from 'zod';
import type { Files } from '../api.ts';
import type { PictureUse } from '../api-pictures.ts';
import { valueAt } from '../edits/site-value.ts';
import type { PictureContext } from './pictures.ts';

/** The parts of site.yaml that matter here; whether the rest of it is right does not. */
const languages = z.array(z.object({ code: z.string() })).catch([]);
const pictures = z.array(z.object({ id: z.string(), file: z.string() }).nullable().catch(null)).catch([]);

/** Where pages use pictures: in what is published, and in a draft over it. */
export function picturesOnPages(published: Files, draft: Files): PictureContext {
  const uses = new Map<string, PictureUse[]>();
  const seen = new Set<string>();
  for (const [kind, files] of [['published', published] as const, ['draft', draft] as const]) {
    for (const one of pictures.parse(valueAt(files, ['pictures']))) {
      if (one === null || seen.has(`${one.file} ${one.id}`)) continue;
      seen.add(`${one.file} ${one.id}`);
      uses.set(one.file, [...(uses.get(one.file) ?? []), { kind, id: one.id }]);
    }
  }
  const codes = languages.parse(valueAt(published, ['languages'])).map(({ code }) => code);
  return { languages: codes, usesOnPages: uses };
}

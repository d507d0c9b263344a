import { parse } from 'yaml';
import { z } from 'zod';
import type { Files } from '../api.ts';
import type { PictureUse } from '../api-pictures.ts';
import type { PictureContext } from './pictures.ts';

/** The parts of site.yaml that matter here; whether the rest of it is right does not. */
const siteSchema = z.object({
  languages: z.array(z.object({ code: z.string() })).catch([]),
  pictures: z.array(z.object({ id: z.string(), file: z.string() }).nullable().catch(null)).catch([]),
});
type ReadSite = z.output<typeof siteSchema>;

/** Where pages use pictures: in what is published, and in a draft over it. */
export function picturesOnPages(published: Files, draft: Files): PictureContext {
  const uses = new Map<string, PictureUse[]>();
  const live = siteOf(published);
  const seen = new Set<string>();
  for (const [kind, site] of [['published', live] as const, ['draft', siteOf(draft)] as const]) {
    for (const one of site.pictures) {
      if (one === null || seen.has(`${one.file} ${one.id}`)) continue;
      seen.add(`${one.file} ${one.id}`);
      uses.set(one.file, [...(uses.get(one.file) ?? []), { kind, id: one.id }]);
    }
  }
  return { languages: live.languages.map(({ code }) => code), usesOnPages: uses };
}

/** Parsing takes some time, and the content is the same object until it changes. */
const read = new WeakMap<Files, ReadSite>();

function siteOf(files: Files): ReadSite {
  const site = read.get(files) ?? parsed(files['site.yaml'] ?? '');
  read.set(files, site);
  return site;
}

function parsed(yaml: string): ReadSite {
  try {
    return siteSchema.parse(parse(yaml, { logLevel: 'silent' }) ?? {});
  } catch {
    return { languages: [], pictures: [] };
  }
}

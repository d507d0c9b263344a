import { iconNames } from '../../../checks/project/icons.ts';
import { readProjectFiles } from '../../../checks/project/read-project.ts';
import { readSite } from '../../../checks/read-site.ts';
import type { Files } from '../../../edits/edit.ts';
import type { Edit } from '../../../edits/edit-schema.ts';
import type { FieldContext } from '../../../studio/fields/field-context.ts';
import { createProblemViews } from '../../../studio/fields/problems.ts';

/** Context that the fields of a draft are made from. @param edits those that made the files from `base` */
export function fieldContext(files: Files, base = files, edits: readonly Edit[] = []): FieldContext {
  const now = new Date('2026-11-23T12:00:00Z');
  const reading = readSite(files['site.yaml'] ?? '', { icons: iconNames(), now });
  if (!reading.ok) throw new Error('The site cannot be read.');
  const { problems } = readProjectFiles(new Map(Object.entries(files)), { now });
  const views = createProblemViews(problems, files, reading.site, 'en');
  return { files, base, edits, site: reading.site, problems: views, awaiting: {}, language: 'en' };
}

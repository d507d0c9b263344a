import { isSlug, type ProjectRow, projectRow, projectTranslation } from '../site/row-shapes.ts';
import { type Reading, type RowSource, readList, readOne } from './read-rows.ts';

const format = { table: 'projects', row: projectRow, translation: projectTranslation };

/** The published projects, the newest first. */
export function readProjects(source: RowSource): Promise<Reading<ProjectRow>> {
  return readList(source, format);
}

/** The published project with this id: no row or one. What can be no id is not asked for. */
export async function readProjectById(source: RowSource, id: string): Promise<Reading<ProjectRow>> {
  if (!isSlug(id)) return { ok: true, rows: [], problems: [] };
  return readOne(source, format, 'id', id);
}

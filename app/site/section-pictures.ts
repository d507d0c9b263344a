import { schemaAt } from '../../schema/schema-walk.ts';
import type { Section } from '../../schema/sections/section.ts';
import { SiteNode, walkSite } from '../../schema/site-node.ts';

/** The names of the pictures that a section shows, each once. */
export function pictureNames(section: Section): string[] {
  const pictures = walkSite(sectionNode(section)).filter(
    ({ model, value }) => model.refersTo?.kind === 'picture' && typeof value === 'string',
  );
  return [...new Set(pictures.map(({ value }) => String(value)))];
}

/** The node of a section by itself. */
export function sectionNode(section: Section): SiteNode {
  return new SiteNode(schemaAt({ pages: [{ sections: [section] }] }, ['pages', 0, 'sections', 0]), section);
}

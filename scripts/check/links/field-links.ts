import type { ProjectContent } from '../project/project-content.ts';
import type { WrittenLink } from './written-link.ts';

/** The addresses outside of this site that site.yaml has fields for. */
export function fieldLinks({ site, source }: ProjectContent): WrittenLink[] {
  return site.company.social.map(({ url }, place): WrittenLink => {
    const path = ['company', 'social', place, 'url'];
    return {
      target: url,
      form: 'field',
      file: source.file,
      path,
      language: null,
      pages: [],
      position: () => source.positionOf(path),
    };
  });
}

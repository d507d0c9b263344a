import type { PageSource } from '../../../app/data/page-source.ts';
import type { Project } from '../../../app/data/project.ts';
import { textAt } from '../../../app/site/texts/texts.ts';
import { siteSprite } from '../../check/project/site-sprite.ts';
import type { KitExample } from './kit-example.ts';
import { kitExamples } from './kit-examples.ts';
import { KIT_PATH } from './kit-names.ts';
import { kitPage } from './kit-page.ts';
import { kitProject } from './kit-project.ts';
import { kitSource } from './kit-source.ts';

/** Every section kind in every variation, to be drawn as pages of the site. */
export interface Kit {
  readonly examples: readonly KitExample[];
  /** The icons of its pages, as `KIT_SPRITE` gives them. */
  readonly sprite: string;
  /** By language. */
  readonly sources: ReadonlyMap<string, PageSource>;
  /** Whether one of its pages is at an address. */
  readonly has: (path: string) => boolean;
  /** Completes one of its pages, drawn without a start of React. */
  readonly complete: (html: string, path: string, language: string) => string;
}

/**
 * Makes the kit of a site.
 * @param project the site as it is shown; it stays as it is
 */
export function createKit(project: Project): Kit {
  const examples = kitExamples();
  const kit = kitProject(project, examples);
  const paths = new Set(kit.site.pages.map(({ path }) => path).filter((path) => path.startsWith(KIT_PATH)));
  return {
    examples,
    sprite: siteSprite(kit.site),
    sources: new Map(
      kit.site.languages.map((language) => [language.code, kitSource(kit, project.site, language, examples)]),
    ),
    has: (path) => paths.has(path),
    complete(html, path, language) {
      const kind = path.slice(KIT_PATH.length + 1);
      const shown = examples.filter((example) => kind === '' || example.kind === kind);
      const texts = kit.languages[language]?.texts.namespaces ?? {};
      return kitPage(html, shown, textAt(texts, 'forms:sending') ?? '');
    },
  };
}

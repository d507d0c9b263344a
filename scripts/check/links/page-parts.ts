import type { SectionKind } from '../../../schema/sections/section.ts';
import { readMarkdown } from '../project/markdown.ts';
import type { ProjectContent } from '../project/project-content.ts';
import type { SitePage } from './written-link.ts';

/** On every page: the `id`s of `<body>` and `<main>`. */
const everywhere = ['top', 'main'];

/** Kinds whose heading has no name of its own; that of others is `services-title`. */
const withoutTitleId: ReadonlySet<SectionKind> = new Set([
  'hero',
  'stats',
  'client-logos',
  'call-to-action',
  'prose',
]);

/** The names of a page's parts. */
export interface PageParts {
  /** Those that a writer would choose. */
  readonly chosen: readonly string[];
  readonly all: readonly string[];
}

/**
 * The parts of a page that `#part` leads to: its sections, the headings of its running texts (`part-1`, `part-2`) and
 * the fields of its forms.
 * @param code the language whose page it is; headings are counted in its running text
 */
export function pageParts(
  page: SitePage,
  code: string,
  { site, documents, texts }: Pick<ProjectContent, 'site' | 'documents' | 'texts'>,
): PageParts {
  const flat = texts.get(code)?.get(page.texts)?.flat;
  const headings = page.sections.flatMap((section) => {
    const markdown = section.kind === 'prose' ? documents[code]?.[section.document] : undefined;
    return markdown === undefined ? [] : readMarkdown(markdown).headings.map(({ id }) => id);
  });
  const fields = page.sections.flatMap((section) =>
    'form' in section
      ? (site.forms[section.form]?.fields.map(({ name }) => `${section.form}-${name}`) ?? [])
      : [],
  );
  const titles = page.sections
    .filter(({ id, kind }) => !withoutTitleId.has(kind) && flat?.has(`${page.id}.${id}.title`))
    .map(({ id }) => `${id}-title`);
  const chosen = [...page.sections.map(({ id }) => id), ...headings];
  return { chosen, all: [...chosen, ...everywhere, ...fields, ...titles] };
}

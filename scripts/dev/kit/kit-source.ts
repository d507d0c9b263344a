import { pageSource } from '../../../app/data/create-page-source.ts';
import { fillPage } from '../../../app/data/fill-page.ts';
import type { PageSource } from '../../../app/data/page-source.ts';
import type { Project } from '../../../app/data/project.ts';
import type { FieldError, FormState } from '../../../app/site/form-state.ts';
import type { PageView } from '../../../app/site/page-view.ts';
import { resolveFrame } from '../../../app/site/resolve-frame.ts';
import type { ResolvedLanguage, ResolvedSite } from '../../../app/site/resolved-site.ts';
import type { SectionView } from '../../../app/site/section-view.ts';
import type { Form, FormField } from '../../../schema/form.ts';
import type { KitExample, KitState } from './kit-example.ts';
import { KIT_SPRITE } from './kit-names.ts';
import { kitRows } from './kit-rows.ts';
import { sampleParagraph } from './sample-text.ts';

/**
 * What the pages of the kit are made from in one language: every page's own source, with each section in the state
 * that its example is about.
 * @param project the kit's
 * @param site the real one, whose frame stands around the examples
 */
export function kitSource(
  project: Project,
  site: ResolvedSite,
  language: ResolvedLanguage,
  examples: readonly KitExample[],
): PageSource {
  const original = site.defaultLanguage.code;
  // As many as any example asks for, so that no address is without.
  const most = Math.max(0, ...examples.map(({ state }) => (state?.of === 'rows' ? (state.count ?? 0) : 0)));
  const source = pageSource(project, language, KIT_SPRITE, { rows: kitRows(most, original) });
  const states = new Map(examples.map(({ id, state }) => [id, state]));
  return {
    ...source,
    frame: resolveFrame(site, KIT_SPRITE),
    async page(url) {
      const answer = await source.page(url);
      if (answer.kind !== 'page') return answer;
      const { view } = answer;
      const inState = (section: SectionView) =>
        withState(section, states.get(section.id) ?? null, view, url, original);
      return { ...answer, view: { ...view, sections: await Promise.all(view.sections.map(inState)) } };
    },
  };
}

async function withState(
  section: SectionView,
  state: KitState | null,
  view: PageView,
  url: URL,
  original: string,
): Promise<SectionView> {
  if (state?.of === 'form' && 'definition' in section)
    return { ...section, state: formState(section.definition, state.stage, view.language) };
  if (state?.of !== 'rows') return section;
  if (state.count === null) return withoutRows(section);
  const filled = await fillPage({ ...view, sections: [section] }, url, kitRows(state.count, original));
  return (filled.kind === 'filled' && filled.view.sections[0]) || section;
}

function withoutRows(section: SectionView): SectionView {
  switch (section.kind) {
    case 'latest-news':
    case 'news-list':
      return { ...section, news: null };
    case 'news-article':
      return { ...section, article: null };
    case 'project-gallery':
      return { ...section, projects: null };
    case 'project-detail':
      return { ...section, project: null };
    default:
      return section;
  }
}

type Stage = Extract<KitState, { of: 'form' }>['stage'];

/** What the server would show of a form that was sent; nothing has been sent where its outcome has no errors. */
function formState(form: Form, stage: Stage, language: string): FormState | null {
  if (stage === 'empty') return null;
  const answers = Object.fromEntries(form.fields.map((field) => [field.name, answerTo(field, language)]));
  if (stage === 'filled' || stage === 'sending')
    return { form: form.id, outcome: 'invalid', values: answers, errors: [] };
  if (stage === 'invalid') return { form: form.id, outcome: stage, values: {}, errors: errorsOf(form) };
  return { form: form.id, outcome: stage, values: stage === 'sent' ? {} : answers, errors: [] };
}

function answerTo(field: FormField, language: string): readonly string[] {
  switch (field.type) {
    case 'email':
      return ['sigridur@example.is'];
    case 'tel':
      return ['555 0123'];
    case 'url':
      return ['https://example.is'];
    case 'textarea':
      return [sampleParagraph(language, 0)];
    case 'text':
      return ['Sigríður Björk Þorvaldsdóttir'];
    case 'checkbox-cards':
      return field.options.filter((_, index) => index % 2 === 0).map(({ value }) => value);
    default:
      return field.options.slice(0, 1).map(({ value }) => value);
  }
}

/** Each field that can be wrong is. */
function errorsOf({ fields }: Form): FieldError[] {
  return fields.flatMap(({ name, type, required }): FieldError[] => {
    if (type === 'email' || type === 'url') return [{ field: name, code: type }];
    if (type === 'tel') return [{ field: name, code: 'phone' }];
    return required ? [{ field: name, code: 'required' }] : [];
  });
}

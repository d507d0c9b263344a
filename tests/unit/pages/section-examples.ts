import { readFileSync } from 'node:fs';
import type { SectionKind } from '../../../schema/sections/section.ts';
import { readYaml } from '../../../scripts/check/yaml/yaml-source.ts';

/** The folder of the examples. */
export const exampleFolder = new URL('../../examples/', import.meta.url);

/** Each kind of section has an example; the compiler refuses a kind without one. */
const files: Readonly<Record<SectionKind, string>> = {
  hero: 'hero.yaml',
  stats: 'stats.yaml',
  'client-logos': 'client-logos.yaml',
  'card-grid': 'card-grid.yaml',
  'bullet-cards': 'bullet-cards.yaml',
  steps: 'steps.yaml',
  packages: 'packages.yaml',
  comparison: 'comparison.yaml',
  chips: 'chips.yaml',
  benefits: 'benefits.yaml',
  faq: 'faq.yaml',
  timeline: 'timeline.yaml',
  values: 'values.yaml',
  prose: 'prose.yaml',
  'contact-details': 'contact-details.yaml',
  'opening-hours': 'opening-hours.yaml',
  'price-list': 'price-list.yaml',
  'call-to-action': 'call-to-action.yaml',
  form: 'form.yaml',
  'order-form': 'order-form.yaml',
  'latest-news': 'latest-news.yaml',
  'news-list': 'news-list.yaml',
  'news-article': 'news-article.yaml',
  'project-gallery': 'project-gallery.yaml',
  'project-detail': 'project-detail.yaml',
};

/** A section as an editor writes it. */
export interface SectionExample {
  readonly kind: SectionKind;
  readonly file: string;
  readonly written: unknown;
}

/** One section of each kind, in the order of the schema. */
export const sectionExamples: readonly SectionExample[] = Object.entries(files).map(([kind, file]) => {
  const { source, problems } = readYaml(readFileSync(new URL(file, exampleFolder)), file);
  if (!source || problems.length > 0)
    throw new Error(problems.map(({ wording }) => wording.en.message).join('\n'));
  return { kind: kind as SectionKind, file, written: source.value };
});

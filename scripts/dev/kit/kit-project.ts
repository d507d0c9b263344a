import type { Project, ProjectLanguage } from '../../../app/data/project.ts';
import type { ResolvedSite } from '../../../app/site/resolved-site.ts';
import type { TextTree } from '../../../app/site/texts/fill-facts.ts';
import type { TextKey } from '../../../app/site/texts/text-key-list.ts';
import { textKeys } from '../../../app/site/texts/text-keys.ts';
import { type SiteTexts, textAt } from '../../../app/site/texts/texts.ts';
import type { Form } from '../../../schema/form.ts';
import type { Page } from '../../../schema/page.ts';
import { readMarkdown } from '../../check/project/markdown.ts';
import type { KitExample } from './kit-example.ts';
import {
  kitCompany,
  kitContactForm,
  kitFigures,
  kitOrderForm,
  kitPackageSets,
  kitRates,
} from './kit-model.ts';
import { KIT_PATH } from './kit-names.ts';
import { sampleDocument, sampleText } from './sample-text.ts';

/** The running texts that examples show, by name, with the number of their paragraphs. */
const DOCUMENTS = { 'kit-long': 6, 'kit-short': 1 };

/** Where a page's own words lie. */
const NAMESPACE = 'common';

/**
 * A project of the kit: the site's languages, addresses and words of the interface, and besides its pages one with all
 * examples and one for each kind. What examples show is the kit's own. Its other pages are there to be linked to.
 * @param project the site as it is shown
 */
export function kitProject(project: Project, examples: readonly KitExample[]): Project {
  const pages = kitPages(examples);
  const site = kitSite(project.site, pages, examples);
  const keys = textKeys({ ...site, pages, notices: [] });
  const bare = new Set(examples.filter(({ withOptionalTexts }) => !withOptionalTexts).map(({ id }) => id));
  const wanted = keys.filter(({ key, need }) => need === 'required' || !bare.has(key.split('.')[1] ?? ''));
  return {
    ...project,
    site,
    languages: Object.fromEntries(
      Object.entries(project.languages).map(([code, own]) => [code, withSamples(own, code, wanted)]),
    ),
  };
}

/** The page of all examples, then one for each kind. */
function kitPages(examples: readonly KitExample[]): readonly Page[] {
  const kinds = [...new Set(examples.map(({ kind }) => kind))];
  const page = (id: string, path: string, shown: readonly KitExample[]): Page => ({
    id,
    path,
    texts: NAMESPACE,
    indexed: false,
    sections: shown.map(({ section }) => section),
  });
  return [
    page('kit', KIT_PATH, examples),
    ...kinds.map((kind) =>
      page(
        `kit-${kind}`,
        `${KIT_PATH}/${kind}`,
        examples.filter((example) => example.kind === kind),
      ),
    ),
  ];
}

function kitSite(site: ResolvedSite, pages: readonly Page[], examples: readonly KitExample[]): ResolvedSite {
  return {
    ...site,
    company: kitCompany(site.company),
    notices: [],
    packageSets: { ...site.packageSets, ...kitPackageSets },
    rates: { ...site.rates, ...kitRates },
    figures: { ...site.figures, ...kitFigures },
    forms: { ...site.forms, ...kitForms(examples) },
    pages: [...site.pages, ...pages],
    pageByPath: { ...site.pageByPath, ...Object.fromEntries(pages.map((page) => [page.path, page])) },
  };
}

function kitForms(examples: readonly KitExample[]): Record<string, Form> {
  return Object.fromEntries(
    examples.flatMap(({ section }) => {
      if (section.kind === 'form') return [[section.form, kitContactForm(section.form)]];
      return section.kind === 'order-form' ? [[section.form, kitOrderForm(section.form)]] : [];
    }),
  );
}

/** The texts of a language with a sample for each that the kit needs and the site does not have. */
function withSamples(own: ProjectLanguage, language: string, keys: readonly TextKey[]): ProjectLanguage {
  const namespaces = structuredClone(own.texts.namespaces) as Record<string, Tree>;
  for (const { namespace, key, variables } of keys) {
    if (textAt(own.texts.namespaces, `${namespace}:${key}`) !== undefined) continue;
    const ofPage = namespace === NAMESPACE && key.startsWith('kit');
    const name = ofPage ? key.slice(key.indexOf('.') + 1) : key;
    put(namespaces, [namespace, ...key.split('.')], sampleText(language, name, variables));
  }
  const texts: SiteTexts = { ...own.texts, namespaces };
  const documents = Object.entries(DOCUMENTS).map(([name, paragraphs]) => [
    name,
    readMarkdown(sampleDocument(language, paragraphs)),
  ]);
  return { texts, documents: { ...own.documents, ...Object.fromEntries(documents) } };
}

type Tree = { [name: string]: string | Tree } & TextTree;

function put(tree: Tree, [name = '', ...rest]: readonly string[], text: string): void {
  if (rest.length === 0) {
    tree[name] = text;
    return;
  }
  const inner = Object.hasOwn(tree, name) ? tree[name] : undefined;
  const branch: Tree = typeof inner === 'object' ? inner : {};
  tree[name] = branch;
  put(branch, rest, text);
}

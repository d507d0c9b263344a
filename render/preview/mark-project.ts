import type { Project, ProjectLanguage } from '../../app/data/project.ts';
import type { ResolvedLanguage, ResolvedSite } from '../../app/site/resolved-site.ts';
import { factPattern, type TextTree } from '../../app/site/texts/fill-facts.ts';
import { fillDocument, type SiteTexts } from '../../app/site/texts/texts.ts';
import type { RunningText } from '../../app/site/views.ts';
import { renderMarkdown } from '../../checks/project/markdown.ts';
import type { Files } from '../../edits/edit.ts';
import { isRecord } from '../../schema/plain-value.ts';
import { childNodes, mapInside, type SiteNode, siteNode } from '../../schema/site-node.ts';
import { markDocument } from './mark-document.ts';
import type { Marks } from './marks.ts';
import { documentSource, textSource, valueSource } from './sources.ts';
import { factSource, formattedSource } from './value-marks.ts';

/**
 * Copies a project and marks every text, figure, icon and address that a page shows with its source. The copy renders
 * to the same pages, apart from the marks.
 * @param code the language of the pages; the texts of the others stay unmarked
 * @param files the files of the project, with the names of facts in its texts
 */
export function markProject(project: Project, code: string, files: Files, marks: Marks): Project {
  const { languages } = project;
  const language = project.site.languages.find((each) => each.code === code);
  const languageTexts = languages[code];
  if (!language || !languageTexts) return project;
  const texts = markLanguage(languageTexts, project.site, language, files, marks);
  return {
    ...project,
    site: markSite(project.site, marks),
    languages: { ...languages, [code]: texts },
  };
}

/** Nodes of the site, by their objects in the marked one. */
type NodesOfCopies = WeakMap<object, SiteNode>;

function markSite(site: ResolvedSite, marks: Marks): ResolvedSite {
  const nodes: NodesOfCopies = new WeakMap();
  const parts = childNodes(siteNode(site)).flatMap((part) =>
    part.schema ? [[part.step, markedValue(part, marks, nodes)]] : [],
  );
  const markedSite: ResolvedSite = { ...site, ...Object.fromEntries(parts) };
  const { pages, languages, company } = markedSite;
  // A marked address finds its page, too: links look up the form or the name of the page there.
  const pageOfAddress = new Proxy(Object.fromEntries(pages.map((page) => [page.path, page])), {
    get: (index, address) => (typeof address === 'string' ? index[marks.strip(address)] : undefined),
  });
  return {
    ...markedSite,
    languages: languages.map((language) => ({
      ...language,
      mark(value: object, formatted: string): string {
        const node = nodes.get(value);
        return node ? marks.wrap(formattedSource(node), formatted) : formatted;
      },
    })),
    company: {
      ...company,
      clients: company.clients.map((client, index) => ({
        ...client,
        name: marks.wrap(valueSource(['company', 'clients', index]), client.name),
      })),
    },
    pageByPath: pageOfAddress,
    pictures: markedPictures(site, marks),
  };
}

/** A picture is found by a marked name, too; its file then has the mark, as does the address that the page shows. */
function markedPictures({ pictures }: ResolvedSite, marks: Marks): ResolvedSite['pictures'] {
  return new Proxy(pictures, {
    get(picturesByName, markKey) {
      if (typeof markKey !== 'string') return undefined;
      const name = marks.strip(markKey);
      const picture = picturesByName[name];
      return picture && { ...picture, file: markKey.replace(name, () => picture.file) };
    },
  });
}

/** A copy of a value with its visible strings marked; a value without any stays the same object. */
function markedValue(node: SiteNode, marks: Marks, nodes: NodesOfCopies): unknown {
  const { value, model, path } = node;
  if (typeof value === 'string' || typeof value === 'number')
    return model.shown ? marks.wrap(valueSource(path), String(value)) : value;
  const copy = mapInside(node, (child) => markedValue(child, marks, nodes));
  if (typeof copy === 'object' && copy !== null) nodes.set(copy, node);
  return copy;
}

function markLanguage(
  { texts, documents }: ProjectLanguage,
  site: ResolvedSite,
  language: ResolvedLanguage,
  files: Files,
  marks: Marks,
): ProjectLanguage {
  const withFacts = (written: string, plain: string) =>
    markFacts(written, plain, texts, marks, (name) => factSource(name, site, language));
  const namespaces = Object.fromEntries(
    Object.entries(texts.namespaces).map(([namespace, tree]) => {
      const sourceTree = parseJson(files[`locales/${language.code}/${namespace}.json`]);
      return [namespace, markTree(tree, sourceTree, namespace, '', { marks, withFacts })];
    }),
  );
  const markKey = Object.entries(documents).map(([name, document]) => {
    const sourceText = files[`content/${language.code}/${name}.md`];
    return [name, markText(name, document, sourceText, { texts, marks, withFacts, language: language.code })];
  });
  return { texts: { ...texts, namespaces }, documents: Object.fromEntries(markKey) };
}

interface TextMarking {
  readonly marks: Marks;
  readonly withFacts: (written: string, plain: string) => string;
}

function markTree(
  tree: TextTree,
  written: unknown,
  namespace: string,
  prefix: string,
  marking: TextMarking,
): TextTree {
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]) => {
      const key = prefix + name;
      const children = isRecord(written) && Object.hasOwn(written, name) ? written[name] : undefined;
      if (typeof value !== 'string') return [name, markTree(value, children, namespace, `${key}.`, marking)];
      const text = typeof children === 'string' ? marking.withFacts(children, value) : value;
      return [name, marking.marks.wrap(textSource(namespace, key), text)];
    }),
  );
}

function markText(
  name: string,
  document: RunningText,
  written: string | undefined,
  {
    texts,
    marks,
    withFacts,
    language,
  }: TextMarking & { readonly texts: SiteTexts; readonly language: string },
): RunningText {
  if (written === undefined) return document;
  const filledText = fillDocument(written, texts);
  const wrap = (number: number, text: string) => marks.wrap(documentSource(name, { language, number }), text);
  const ids = document.headings.map(({ id }) => id);
  const markKey = renderMarkdown(withFacts(written, filledText), ids);
  // Marks next to Markdown's syntax can change its meaning.
  const isSame = marks.strip(markKey.html) === document.html;
  return markDocument(isSame ? markKey : document, filledText, wrap);
}

/** The text as shown, with its facts marked; unmarked if it differs from its source in more than facts. */
function markFacts(
  sourceText: string,
  plain: string,
  { facts }: SiteTexts,
  marks: Marks,
  findSource: (fact: string) => string | null,
): string {
  if (!sourceText.includes('{{')) return plain;
  const filledText = sourceText.replace(factPattern, (placeholder, name: string) => {
    const fact = facts[name];
    const source = findSource(name);
    if (fact === undefined) return placeholder;
    return source === null ? fact : marks.wrap(source, fact);
  });
  return marks.transfer(filledText, plain) ?? plain;
}

function parseJson(json: string | undefined): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
}

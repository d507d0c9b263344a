import type { ResolvedLanguage, ResolvedSite } from '../../../app/site/resolved-site.ts';
import type { Action } from '../../../schema/action.ts';
import type { Namespace } from '../../../schema/namespace.ts';
import type { Section } from '../../../schema/sections/section.ts';
import { wordingOf } from '../message.ts';
import type { Problem, ProblemPath } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import type { ProjectContent } from '../project/project-content.ts';
import type { BaseTexts } from './base-texts.ts';
import { isVague, normalizedText } from './link-words.ts';
import type { TextFile } from './text-file.ts';

/** Buttons and cards of a page with the same text and different targets, and those whose text means nothing out of context. */
export function buttonTexts(content: ProjectContent, base: BaseTexts): Problem[] {
  const { site } = content;
  const pages = buttonLinks(site);
  const links = new Set(pages.flat());
  const normalizedTextOf: NormalizedTextOf = (language, link) =>
    normalizedText(textOf(content, language, link) ?? '');
  const clashes = pages.flatMap((page) => buttonClashes(page, site.languages, normalizedTextOf));
  const problems = [
    ...clashes.flatMap((clash) =>
      clash.languages.length === site.languages.length
        ? targetProblem(clash, links, content)
        : textProblems(clash, content, base),
    ),
    ...vagueButtons(links, content, normalizedTextOf),
  ];
  // The same button of the header is on every page, and the same words on many buttons.
  return [
    ...new Map(problems.map((problem) => [`${problem.file} ${problem.path.join('.')}`, problem])).values(),
  ];
}

/** What is alike in every language is a mistake in site.yaml: of two targets the one that fewer such links have. */
function targetProblem(
  { first, second }: ButtonClash,
  links: ReadonlySet<ButtonLink>,
  content: ProjectContent,
): Problem[] {
  const { site, source } = content;
  const count = ({ key, to }: ButtonLink) =>
    [...links].filter((link) => link.key === key && link.to === to).length;
  const [odd, usual] = count(first) < count(second) ? [first, second] : [second, first];
  const words = textOf(content, site.defaultLanguage, odd) ?? odd.key;
  const where = `${source.file}:${source.positionOf(usual.path).line}`;
  return [
    problemAt(source, 'same-link-text', odd.path, {
      wording: wordingOf('linkText.same', { words, here: odd.to, other: usual.to, where }),
    }),
  ];
}

/** Words that two buttons have in some languages only; the text that an edit made so is marked, else the later one. */
function textProblems(
  { first, second, languages }: ButtonClash,
  content: ProjectContent,
  base: BaseTexts,
): Problem[] {
  return languages.flatMap((language) => {
    const isChanged = (link: ButtonLink) => {
      const file = fileOf(content, language, link);
      return file !== undefined && base.isTextChanged(file, link.key);
    };
    const [odd, usual] = isChanged(first) && !isChanged(second) ? [first, second] : [second, first];
    const words = textOf(content, language, odd) ?? '';
    const wording = wordingOf('linkText.same', { words, here: odd.to, other: usual.to, where: usual.key });
    return fileOf(content, language, odd)?.problemAt('same-link-text', odd.key, { wording }) ?? [];
  });
}

function vagueButtons(
  links: ReadonlySet<ButtonLink>,
  content: ProjectContent,
  normalizedTextOf: NormalizedTextOf,
): Problem[] {
  return [...links].flatMap((link) =>
    content.site.languages.flatMap((language) => {
      if (!isVague(normalizedTextOf(language, link))) return [];
      const wording = wordingOf('linkText.vague', {
        words: textOf(content, language, link) ?? '',
        to: link.to,
      });
      return fileOf(content, language, link)?.problemAt('same-link-text', link.key, { wording }) ?? [];
    }),
  );
}

function fileOf(
  { texts }: ProjectContent,
  { code }: ResolvedLanguage,
  { namespace }: ButtonLink,
): TextFile | undefined {
  return texts.get(code)?.get(namespace);
}

function textOf(content: ProjectContent, language: ResolvedLanguage, link: ButtonLink): string | undefined {
  return fileOf(content, language, link)?.flat.get(link.key);
}

/** The text of a link for comparison; empty where it is missing. */
type NormalizedTextOf = (language: ResolvedLanguage, link: ButtonLink) => string;

/** Two links of one page with the same words and different targets. */
interface ButtonClash {
  readonly first: ButtonLink;
  readonly second: ButtonLink;
  /** The languages in which both have the same text. */
  readonly languages: readonly ResolvedLanguage[];
}

/** @param links of one page, from top to bottom */
function buttonClashes(
  links: readonly ButtonLink[],
  languages: readonly ResolvedLanguage[],
  normalizedTextOf: NormalizedTextOf,
): ButtonClash[] {
  const found = new Map<string, ButtonClash>();
  for (const language of languages) {
    const known = new Map<string, ButtonLink>();
    for (const second of links) {
      const words = normalizedTextOf(language, second);
      const first = known.get(words);
      if (first === undefined) known.set(words, second);
      if (first === undefined || words === '' || first.to === second.to) continue;
      const name = `${first.path.join('.')} ${second.path.join('.')}`;
      found.set(name, { first, second, languages: [...(found.get(name)?.languages ?? []), language] });
    }
  }
  return [...found.values()];
}

/** A link whose words are in locales: a button, or a card with a page. */
interface ButtonLink {
  readonly namespace: Namespace;
  /** The key of its words. */
  readonly key: string;
  readonly to: string;
  /** Where `to` is in site.yaml. */
  readonly path: ProblemPath;
}

/** The buttons and cards of each page, from top to bottom, after the button in the header of all pages. */
function buttonLinks({ navigation, pages, notFound }: ResolvedSite): readonly (readonly ButtonLink[])[] {
  const header = button(navigation.quote, ['navigation', 'quote']);
  const placed = [
    ...pages.map((page, place) => ({ page, path: ['pages', place] })),
    { page: notFound, path: ['notFound'] },
  ];
  return placed.map(({ page, path }) => [
    header,
    ...page.sections.flatMap((section, place) => linksOf(section, [...path, 'sections', place], page)),
  ]);
}

/** What of a section has an address: buttons by their labels, cards by their names. */
function linksOf(section: Section, at: ProblemPath, page: TextsOfPage): ButtonLink[] {
  const linksIn = (thing: unknown, path: ProblemPath): ButtonLink[] => {
    if (typeof thing !== 'object' || thing === null) return [];
    const { label, to, id } = thing as Readonly<Record<string, unknown>>;
    const inner = Object.entries(thing).flatMap(([key, value]) =>
      linksIn(value, [...path, Array.isArray(thing) ? Number(key) : key]),
    );
    if (typeof to !== 'string') return inner;
    if (typeof label === 'string') return [button({ label, to }, path), ...inner];
    const key = `${page.id}.${section.id}.cards.${id}.title`;
    return [{ namespace: page.texts, key, to, path: [...path, 'to'] }, ...inner];
  };
  return linksIn(section, at);
}

interface TextsOfPage {
  readonly id: string;
  readonly texts: Namespace;
}

function button({ label, to }: Pick<Action, 'label' | 'to'>, path: ProblemPath): ButtonLink {
  return { namespace: 'common', key: `actions.${label}`, to, path: [...path, 'to'] };
}

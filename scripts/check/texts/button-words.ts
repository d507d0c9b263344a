import type { ResolvedLanguage } from '../../../app/site/resolved-site.ts';
import { wordingOf } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import type { ProjectContent } from '../project/project-content.ts';
import type { BaseTexts } from './base-texts.ts';
import { type ButtonClash, buttonClashes, type SpokenWords } from './button-clashes.ts';
import { type ButtonLink, buttonLinks } from './button-links.ts';
import type { TextFile } from './text-file.ts';
import { isVague, spoken } from './vague-words.ts';

/** Buttons and cards of a page that say the same and lead to different pages, and those that say nothing alone. */
export function buttonWords(content: ProjectContent, base: BaseTexts): Problem[] {
  const { site } = content;
  const pages = buttonLinks(site);
  const links = new Set(pages.flat());
  const spokenWords = remembered((language, link) => spoken(textOf(content, language, link) ?? ''));
  const clashes = pages.flatMap((page) => buttonClashes(page, site.languages, spokenWords));
  const problems = [
    ...clashes.flatMap((clash) =>
      clash.languages.length === site.languages.length
        ? targetProblem(clash, links, content)
        : wordsProblems(clash, content, base),
    ),
    ...vagueButtons(links, content, spokenWords),
  ];
  // The same button of the header stands on every page, and the same words on many buttons.
  return [
    ...new Map(problems.map((problem) => [`${problem.file} ${problem.path.join('.')}`, problem])).values(),
  ];
}

/** Each text is looked at once, however many buttons have it. */
function remembered(wordsOf: SpokenWords): SpokenWords {
  const known = new Map<string, string>();
  return (language, link) => {
    const name = `${language.code} ${link.namespace} ${link.key}`;
    const words = known.get(name) ?? wordsOf(language, link);
    known.set(name, words);
    return words;
  };
}

/** What is alike in every language is a slip in site.yaml: of two targets the one that fewer such links have. */
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
function wordsProblems(
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
  spokenWords: SpokenWords,
): Problem[] {
  return [...links].flatMap((link) =>
    content.site.languages.flatMap((language) => {
      if (!isVague(spokenWords(language, link))) return [];
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

import { PACKAGE_LINK, packageLinkValue } from '../../app/site/form-links.ts';
import { listQuery } from '../../app/site/list-query.ts';
import type { ResolvedLanguage, ResolvedSite } from '../../app/site/resolved-site.ts';
import { translateMessage } from '../message.ts';
import { suggest } from '../problems/suggest.ts';
import type { Wording } from '../problems/wording-type.ts';
import { SEED_FILE } from '../project/project-content.ts';
import { rightPath } from '../shape/repair.ts';
import {
  checkContactLink,
  checkExternalLink,
  checkHost,
  describeBareAddress,
  formMistake,
  type LinkContext,
  type LinkMistake,
  parseHost,
} from './judge-outside.ts';
import { type LinkTargets, pageParts, splitTarget } from './link-targets.ts';
import type { SitePage, SourceLink } from './written-links.ts';

/** Finds the first mistake of a link that has to be fixed. */
export function checkLink(link: SourceLink, context: LinkContext): LinkMistake | null {
  const { target, form } = link;
  // In texts, braces belong to a fact; wrong ones are reported as a problem of the fact.
  if (/[{}]/.test(target) && link.language !== null && link.file !== SEED_FILE) return null;
  if (target === '') return { code: 'link-form', wording: translateMessage('linkForm.empty') };
  if (/^(?:mailto|tel):/i.test(target)) return checkContactLink(target, context);
  const host = parseHost(target, form === 'link' || form === 'field');
  if (host) return checkHost(link, host, context);
  if (target.startsWith('#')) return judgePagePart(link, context);
  if (form === 'field' || /^[a-z][a-z\d+.-]*:|^https?\/\//i.test(target)) return checkExternalLink(target);
  if (!/^[/\\]/.test(target) && target.includes('@'))
    return form === 'link' ? describeBareAddress(target) : null;
  return judgePath(link, context);
}

/** Judges `#part` alone: a part of the page that the link is on, or of each page that shows its text. */
function judgePagePart({ target, pages, language }: SourceLink, context: LinkContext): LinkMistake | null {
  const mistakes = pages.map((page) => judgePart(page, page.path, target.slice(1), language, context));
  return mistakes.includes(null) ? null : (mistakes[0] ?? null);
}

function judgePart(
  page: SitePage,
  path: string,
  fragment: string,
  language: ResolvedLanguage | null,
  { content }: LinkContext,
): LinkMistake | null {
  const { code } = language ?? content.site.defaultLanguage;
  const { suggestedParts, allParts, idByHeading } = pageParts(page, code, content);
  if (allParts.includes(fragment)) return null;
  const suggestion = idByHeading.get(fragment) ?? suggest(fragment, allParts);
  const wording = translateMessage('link.noFragment', {
    written: `#${fragment}`,
    page: path,
    parts: suggestedParts.map((part) => `#${part}`),
    meant: suggestion && `#${suggestion}`,
  });
  return { code: 'unknown-fragment', wording };
}

/** Judges the address of a page of this site. */
function judgePath(link: SourceLink, context: LinkContext): LinkMistake | null {
  const { target, language } = link;
  const { targets, content } = context;
  const { path, fragment } = splitTarget(target);
  if (path.includes('{')) return unknownPath(path, translateMessage('link.pattern', { written: path }));
  const linkTarget = targets.find(target.replace(/#.*$/s, ''));
  if (path !== rightPath(path) && linkTarget.kind !== 'file' && linkTarget.kind !== 'moved')
    return judgeForm(link, path, targets);
  switch (linkTarget.kind) {
    case 'file':
      return null;
    case 'moved':
      return unknownPath(path, translateMessage('link.movedPage', { written: path, now: linkTarget.to }));
    case 'no-item': {
      const values = { written: path, file: SEED_FILE, meant: linkTarget.suggestion };
      return unknownPath(path, translateMessage('link.noItem', values));
    }
    case 'none':
      return unknownPath(
        path,
        translateMessage('link.noPage', { written: path, meant: linkTarget.suggestion }),
      );
    case 'page':
      return (
        judgeChoices(linkTarget.page, target, content.site) ??
        (fragment === null ? null : judgePart(linkTarget.page, path, fragment, language, context))
      );
  }
}

function unknownPath(missing: string, wording: Wording): LinkMistake {
  return { code: 'unknown-path', wording, missing };
}

/** Judges an address that no page can have. */
function judgeForm({ target }: SourceLink, path: string, targets: LinkTargets): LinkMistake | null {
  const page = targets.nearest(path);
  if (page !== null || !/\.[a-z\d]{2,5}$/i.test(path))
    return formMistake('site-address', target, page && page + target.slice(path.length));
  const isPicture = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(path);
  const wording = translateMessage(isPicture ? 'link.noPicture' : 'link.noPage', {
    written: path,
    meant: null,
  });
  return unknownPath(path, wording);
}

/** Judges the choices after the `?`: a form of the page has to offer each of them. */
function judgeChoices(page: SitePage, target: string, site: ResolvedSite): LinkMistake | null {
  const { path, query, fragment } = splitTarget(target);
  const choicesByName = listChoices(page, site);
  const choices = new URLSearchParams(query.replaceAll('&amp;', '&'));
  for (const [name, value] of choices) {
    const allowedValues = choicesByName.get(name) ?? [];
    if (allowedValues.includes(value) || Object.values<string>(listQuery).includes(name)) continue;
    const suggestion = suggest(value, allowedValues);
    if (suggestion === null) choices.delete(name);
    else choices.set(name, suggestion);
    const right = `${path}${choices.size > 0 ? `?${choices}` : ''}${fragment === null ? '' : `#${fragment}`}`;
    const values = { page: path, query: `${name}=${value}`, right };
    return { code: 'link-form', wording: translateMessage('linkForm.query', values) };
  }
  return null;
}

/** Choices that an address can set in the forms of a page, by the name after the `?`. */
function listChoices({ sections }: SitePage, site: ResolvedSite): ReadonlyMap<string, readonly string[]> {
  const choicesByName = new Map<string, readonly string[]>();
  for (const section of sections) {
    if (section.kind === 'form' && section.summary) {
      const packageValues = Object.values(site.packages).flatMap(({ id: set, packages }) =>
        packages.map(({ id }) => packageLinkValue({ set, package: id })),
      );
      choicesByName.set(PACKAGE_LINK, packageValues);
    }
    for (const field of 'form' in section ? (site.forms[section.form]?.fields ?? []) : []) {
      if (!('link' in field) || field.link === undefined) continue;
      choicesByName.set(
        field.link,
        field.options.map(({ value }) => value),
      );
    }
  }
  return choicesByName;
}

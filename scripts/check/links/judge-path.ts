import type { ResolvedLanguage } from '../../../app/site/resolved-site.ts';
import { wordingOf } from '../message.ts';
import { suggest } from '../problems/suggest.ts';
import type { Wording } from '../problems/wording-type.ts';
import { seedFile } from '../project/project-content.ts';
import { formMistake, type Judge, type LinkFormFault, type LinkMistake } from './link-mistake.ts';
import type { LinkTargets } from './link-targets.ts';
import { pageParts } from './page-parts.ts';
import { queryMistake } from './query-mistake.ts';
import { partsOf, rightPath } from './right-path.ts';
import type { LinkForm, SitePage, WrittenLink } from './written-link.ts';

/** `#part` alone: a part of the page that the link stands on, or of each that its text stands on. */
export function judgeOwnPart({ target, pages, language }: WrittenLink, judge: Judge): LinkMistake | null {
  const mistakes = pages.map((page) => judgePart(page, page.path, target.slice(1), language, judge));
  return mistakes.includes(null) ? null : (mistakes[0] ?? null);
}

function judgePart(
  page: SitePage,
  path: string,
  fragment: string,
  language: ResolvedLanguage | null,
  { content }: Judge,
): LinkMistake | null {
  const { chosen, all } = pageParts(page, (language ?? content.site.defaultLanguage).code, content);
  if (all.includes(fragment)) return null;
  const meant = suggest(fragment, all);
  const choices = chosen.map((part) => `#${part}`);
  return {
    code: 'unknown-fragment',
    wording: wordingOf('link.noFragment', {
      written: `#${fragment}`,
      page: path,
      meant: `#${meant}`,
      parts: choices,
      context: meant === null ? undefined : 'near',
    }),
  };
}

/** A page of this site by its address. */
export function judgePath(link: WrittenLink, judge: Judge): LinkMistake | null {
  const { target, form, language } = link;
  const { targets, content } = judge;
  const { path, query, fragment } = partsOf(target);
  if (form !== 'link' && !isMeant(path, form, targets)) return null;
  if (path.includes('{'))
    return { code: 'unknown-path', wording: wordingOf('link.pattern', { written: path }), missing: path };
  const found = targets.find(path);
  if (path !== rightPath(path) && found.kind !== 'file') return judgeForm(link, path, targets);
  switch (found.kind) {
    case 'file':
      return null;
    case 'moved':
      return { code: 'unknown-path', wording: wordingOf('link.movedPage', { written: path, now: found.to }) };
    case 'no-item':
      return { code: 'unknown-path', wording: noItem(path, found.meant), missing: path };
    case 'none':
      return { code: 'unknown-path', wording: noPage(path, found.meant), missing: path };
    case 'page': {
      const mistake = query === '' ? null : queryMistake(found.page, query, content.site);
      if (mistake) {
        const meant = `${path}${mistake.right}${fragment === null ? '' : `#${fragment}`}`;
        return {
          code: 'link-form',
          wording: wordingOf('linkForm.query', { page: path, query: mistake.written, right: meant }),
        };
      }
      return fragment === null ? null : judgePart(found.page, path, fragment, language, judge);
    }
  }
}

function noPage(written: string, meant: string | null): Wording {
  return wordingOf('link.noPage', { written, meant: meant ?? '', context: meant ? 'near' : undefined });
}

function noItem(written: string, meant: string | null): Wording {
  const values = { written, meant: meant ?? '', file: seedFile };
  return wordingOf('link.noItem', { ...values, context: meant ? 'near' : undefined });
}

/** Whether an address without brackets is one, and not `/month`. One that is all of a text may lead to any page. */
function isMeant(path: string, form: LinkForm, targets: LinkTargets): boolean {
  return targets.isLikely(rightPath(path)) || (form === 'whole' && /^\/[a-z\d]+[-/]/.test(path));
}

/** An address that no page can have. */
function judgeForm({ target, file }: WrittenLink, path: string, targets: LinkTargets): LinkMistake | null {
  const page = nearestPage(path, targets);
  const [first = ''] = path.split(/[ \t\n]/);
  if (first !== path && targets.find(first).kind === 'page') {
    // The bracket is missing behind the address; in running texts that is told as such.
    return file.endsWith('.md') ? null : formMistake('signs', target, first);
  }
  if (page === null && /\.[a-z\d]{2,5}$/i.test(path))
    return {
      code: 'unknown-path',
      wording: isPicture(path) ? wordingOf('link.noPicture', { written: path }) : noPage(path, null),
    };
  return formMistake(formFault(path), target, page && page + target.slice(path.length));
}

/** The page that an address in the wrong form was meant for. */
export function nearestPage(written: string, targets: LinkTargets): string | null {
  const right = rightPath(written);
  const found = targets.find(right);
  switch (found.kind) {
    case 'page':
    case 'file':
      return right;
    case 'moved':
      return found.to;
    case 'none':
    case 'no-item':
      return found.meant;
  }
}

function isPicture(path: string): boolean {
  return /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(path);
}

function formFault(path: string): LinkFormFault {
  if (path.includes('\\')) return 'backslash';
  if (!path.startsWith('/')) return 'relative';
  if (path.includes('//')) return 'double-slash';
  if (/[^a-zA-Z0-9/-]/.test(path)) return 'signs';
  return path === path.toLowerCase() ? 'trailing-slash' : 'upper-case';
}

import type { ResolvedLanguage } from '../../../app/site/resolved-site.ts';
import { wordingOf } from '../message.ts';
import { suggest } from '../problems/suggest.ts';
import { seedFile } from '../project/project-content.ts';
import {
  formMistake,
  hostOf,
  type Judge,
  judgeContact,
  judgeHost,
  judgeMail,
  judgeOutside,
  type LinkMistake,
} from './judge-outside.ts';
import { type LinkTargets, pageParts, partsOf, rightPath } from './link-targets.ts';
import type { SitePage, WrittenLink } from './written-links.ts';

/** Finds what is wrong with a link: the first mistake that has to be fixed. */
export function judgeLink(link: WrittenLink, judge: Judge): LinkMistake | null {
  const { target, form } = link;
  // In texts braces are a fact's, and are reported as one where they are not in order.
  if (/[{}]/.test(target) && link.language !== null && link.file !== seedFile) return null;
  if (target === '') return { code: 'link-form', wording: wordingOf('linkForm.empty') };
  if (/^(?:mailto|tel):/i.test(target)) return judgeContact(target, judge);
  const host = hostOf(target, form === 'link' || form === 'field');
  if (host) return judgeHost(link, host, judge);
  if (target.startsWith('#')) return judgeOwnPart(link, judge);
  if (form === 'field' || /^[a-z][a-z\d+.-]*:|^https?\/\//i.test(target)) return judgeOutside(target);
  if (!/^[/\\]/.test(target) && target.includes('@')) return form === 'link' ? judgeMail(target) : null;
  return judgePath(link, judge);
}

/** `#part` alone: a part of the page that the link is on, or of each that its text is on. */
function judgeOwnPart({ target, pages, language }: WrittenLink, judge: Judge): LinkMistake | null {
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
  const wording = wordingOf('link.noFragment', {
    written: `#${fragment}`,
    page: path,
    parts: chosen.map((part) => `#${part}`),
    meant: meant && `#${meant}`,
  });
  return { code: 'unknown-fragment', wording };
}

/** A page of this site by its address. */
function judgePath(link: WrittenLink, judge: Judge): LinkMistake | null {
  const { target, language } = link;
  const { targets } = judge;
  const { path, fragment } = partsOf(target);
  if (path.includes('{'))
    return { code: 'unknown-path', wording: wordingOf('link.pattern', { written: path }), missing: path };
  const found = targets.find(path);
  if (path !== rightPath(path) && found.kind !== 'file') return judgeForm(link, path, targets);
  switch (found.kind) {
    case 'file':
      return null;
    case 'moved':
      return {
        code: 'unknown-path',
        wording: wordingOf('link.movedPage', { written: path, now: found.to }),
      };
    case 'no-item':
      return {
        code: 'unknown-path',
        wording: wordingOf('link.noItem', { written: path, file: seedFile, meant: found.meant }),
        missing: path,
      };
    case 'none':
      return { ...noPage(path, found.meant), missing: path };
    case 'page':
      return fragment === null ? null : judgePart(found.page, path, fragment, language, judge);
  }
}

function noPage(written: string, meant: string | null): LinkMistake {
  return { code: 'unknown-path', wording: wordingOf('link.noPage', { written, meant }) };
}

/** An address that no page can have. */
function judgeForm({ target }: WrittenLink, path: string, targets: LinkTargets): LinkMistake | null {
  const page = targets.nearest(path);
  if (page === null && /\.[a-z\d]{2,5}$/i.test(path)) {
    if (!/\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(path)) return noPage(path, null);
    return { code: 'unknown-path', wording: wordingOf('link.noPicture', { written: path }) };
  }
  return formMistake('site-address', target, page && page + target.slice(path.length));
}

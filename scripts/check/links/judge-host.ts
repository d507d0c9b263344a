import type { ResolvedLanguage } from '../../../app/site/resolved-site.ts';
import { wordingOf } from '../message.ts';
import { nearestPage } from './judge-path.ts';
import { formMistake, type Judge, type LinkMistake } from './link-mistake.ts';
import { outsideMistake } from './outside-mistake.ts';
import { partsOf, rightPath } from './right-path.ts';
import type { WrittenLink } from './written-link.ts';

/** The domain of an address, and what stands behind it. */
export interface Host {
  /** In small letters, without `www.`. */
  readonly domain: string;
  readonly rest: string;
}

/** What looks like a domain and is the name of a file: `verdskra.html`. */
const fileName = /^[^/\\?#]*\.(?:html?|php|md|pdf|png|jpe?g|svg|webp|gif|txt|xml|json|atom)(?:[?#].*)?$/i;

/**
 * The domain that an address names, if it names one.
 * @param isSure whether `hraunvefur.is/verdskra` is an address although it has no scheme
 */
export function hostOf(target: string, isSure: boolean): Host | null {
  const withScheme = /^(?:[a-z][a-z\d+.-]*:[/\\]*|[a-z]*\/\/)(?:www\.)?([^/\\?#:\s]+)(?::\d+)?(.*)$/is.exec(
    target,
  );
  const without =
    /^(?:www\.)?((?:[\p{L}\d-]+\.)+\p{L}{2,}|localhost|127\.0\.0\.1)(?::\d+)?([/\\?#].*|)$/su.exec(target);
  const isHost = (isSure || target.startsWith('www.')) && !fileName.test(target);
  const [, domain, rest = ''] = withScheme ?? (isHost ? without : null) ?? [];
  // `//verdskra` has no domain: a slash too many.
  if (domain === undefined || (target.startsWith('//') && !domain.includes('.'))) return null;
  return { domain: domain.toLowerCase(), rest };
}

const localHost = /(?:^|\.)localhost$|^127\.\d+\.\d+\.\d+$|^0\.0\.0\.0$|^\[/;

export function judgeHost(
  { target, form, language, path }: WrittenLink,
  { domain, rest }: Host,
  judge: Judge,
): LinkMistake | null {
  const owner = judge.content.site.languages.find((each) => each.domain === domain);
  if (owner === undefined && !localHost.test(domain)) return judgeOutside(target);
  if (form === 'field') {
    // A picture may lie on this site's own server.
    if (owner !== undefined && path.at(-1) === 'image_url') return judgeOutside(target);
    return { code: 'link-form', wording: wordingOf('linkForm.ownDomainInField', { written: target }) };
  }
  const { path: written, query, fragment } = partsOf(rest);
  const page = nearestPage(written, judge.targets) ?? rightPath(written);
  const right = `${page}${query === '' ? '' : `?${query}`}${fragment === null ? '' : `#${fragment}`}`;
  if (owner === undefined) return formMistake('local-address', target, right);
  if (isOther(owner, language))
    return {
      code: 'wrong-language-link',
      wording: wordingOf('link.otherLanguage', { written: target, language: owner.name, right }),
    };
  return formMistake('own-domain', target, right);
}

function isOther(owner: ResolvedLanguage, language: ResolvedLanguage | null): boolean {
  return language !== null && owner.code !== language.code;
}

/** An address outside of this site, whatever it names. */
export function judgeOutside(target: string): LinkMistake | null {
  const mistake = outsideMistake(target);
  if (mistake === null) return null;
  const { fault, right } = mistake;
  return {
    code: 'external-link',
    wording: wordingOf(`outsideLink.${fault}`, {
      written: target,
      right: right ?? '',
      context: right === null ? undefined : 'right',
    }),
  };
}

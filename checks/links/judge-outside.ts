import { translateMessage } from '../message.ts';
import type { ProblemCode } from '../problems/problem.ts';
import { suggest } from '../problems/suggest.ts';
import type { Wording } from '../problems/wording-type.ts';
import type { ProjectContent } from '../project/project-content.ts';
import { rightPath } from '../shape/repair.ts';
import { type LinkTargets, splitTarget } from './link-targets.ts';
import type { SourceLink } from './written-links.ts';

/** Mistake of a link. */
export interface LinkMistake {
  readonly code: ProblemCode;
  readonly wording: Wording;
  /** Address of the missing page, if that is the mistake. */
  readonly missing?: string;
}

/** Data that links are judged by. */
export interface LinkContext {
  readonly content: ProjectContent;
  readonly targets: LinkTargets;
}

/** Mistake in the form of a link within the site. */
type LinkFormFault = 'site-address' | 'own-domain' | 'local-address';

/** Describes a link that is wrong because of its form. */
export function formMistake(fault: LinkFormFault, address: string, correction: string | null): LinkMistake {
  const wording = translateMessage(`linkForm.${fault}`, { written: address, meant: correction });
  return { code: 'link-form', wording };
}

/** Domain of an address, and the rest after it. */
interface Host {
  /** In lower case, without `www.`. */
  readonly domain: string;
  readonly rest: string;
}

/** A file name that looks like a domain: `verdskra.html`. */
const FILE_NAME = /^[^/\\?#]*\.(?:html?|php|md|pdf|png|jpe?g|svg|webp|gif|txt|xml|json|atom)(?:[?#].*)?$/i;

/**
 * Returns the domain in an address; `null` if it has none.
 * @param allowsBareDomain true if `hraunvefur.is/verdskra` is an address although it has no scheme
 */
export function parseHost(target: string, allowsBareDomain: boolean): Host | null {
  const withScheme = /^(?:[a-z][a-z\d+.-]*:[/\\]*|[a-z]*\/\/)(?:www\.)?([^/\\?#:\s]+)(?::\d+)?(.*)$/is.exec(
    target,
  );
  const bareDomain =
    /^(?:www\.)?((?:[\p{L}\d-]+\.)+\p{L}{2,}|localhost|127\.0\.0\.1)(?::\d+)?([/\\?#].*|)$/su.exec(target);
  const isBareDomain = (allowsBareDomain || target.startsWith('www.')) && !FILE_NAME.test(target);
  const [, domain, rest = ''] = withScheme ?? (isBareDomain ? bareDomain : null) ?? [];
  // `//verdskra` has no domain, only an extra slash.
  if (domain === undefined || (target.startsWith('//') && !domain.includes('.'))) return null;
  return { domain: domain.toLowerCase(), rest };
}

const LOCAL_HOST = /(?:^|\.)localhost$|^127\.\d+\.\d+\.\d+$|^0\.0\.0\.0$|^\[/;

export function checkHost(
  { target, form, language, path }: SourceLink,
  { domain, rest }: Host,
  { content, targets }: LinkContext,
): LinkMistake | null {
  const owner = content.site.languages.find((each) => each.domain === domain);
  if (owner === undefined && !LOCAL_HOST.test(domain)) return checkExternalLink(target);
  if (form === 'field') {
    // A picture may be on this site's own server.
    if (owner !== undefined && path.at(-1) === 'image_url') return checkExternalLink(target);
    return { code: 'link-form', wording: translateMessage('linkForm.ownDomainInField', { written: target }) };
  }
  const { path: address, query, fragment } = splitTarget(rest);
  const page = targets.nearest(address) ?? rightPath(address);
  const right = `${page}${query === '' ? '' : `?${query}`}${fragment === null ? '' : `#${fragment}`}`;
  if (owner === undefined) return formMistake('local-address', target, right);
  if (language === null || owner.code === language.code) return formMistake('own-domain', target, right);
  const wording = translateMessage('link.otherLanguage', { written: target, language: owner.name, right });
  return { code: 'wrong-language-link', wording };
}

/** Judges an address outside this site, with or without its scheme. */
export function checkExternalLink(address: string): LinkMistake | null {
  const fault = findFault(address);
  if (fault === null) return null;
  const correction = repairAddress(address);
  const suggestion = findFault(correction) === null ? correction : null;
  const wording = translateMessage(`outsideLink.${fault}`, { written: address, meant: suggestion });
  return { code: 'external-link', wording };
}

const DOMAIN_NAME = /^(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+(?:\p{L}{2,}|xn--[a-z\d-]+)(?::\d{1,5})?$/u;
/** Characters that an address never has unencoded; accented letters are fine, because browsers encode them. */
const FORBIDDEN = /[\s<>"{}|\\^`]|%(?![\da-f]{2})/i;

function findFault(address: string): 'http' | 'scheme' | 'domain' | 'signs' | null {
  if (/^http:/i.test(address)) return 'http';
  const [, host = '', rest = ''] = /^https:\/\/([^/?#]*)(.*)$/is.exec(address) ?? [];
  if (!/^https:\/\/(?!\/)/i.test(address)) return 'scheme';
  if (FORBIDDEN.test(host + rest)) return 'signs';
  return DOMAIN_NAME.test(host) ? null : 'domain';
}

/** Returns the address with the right scheme and with forbidden characters encoded. */
function repairAddress(address: string): string {
  const withoutScheme = address
    .trim()
    .replace(/^(?:[a-z][a-z\d+.-]*:(?:\/|\\)*|[a-z]*\/\/+)+/i, '')
    .replaceAll('\\', '/');
  const encoded = withoutScheme.replace(/[\s<>"{}|^`]/g, (sign) => encodeURIComponent(sign));
  return `https://${encoded.replace(/%(?![\da-f]{2})/gi, '%25')}`;
}

/** Judges `mailto:` and `tel:` links. */
export function checkContactLink(target: string, { content }: LinkContext): LinkMistake | null {
  const [, scheme = '', rest = ''] = /^([a-z]+):(.*)$/is.exec(target) ?? [];
  if (scheme.toLowerCase() === 'tel') {
    if (/^\+?\d[\d.-]{1,17}$/.test(rest)) return null;
    const digits = rest.replace(/[^\d+]/g, '');
    const correction = /^\+?\d{3,15}$/.test(digits) ? `tel:${digits}` : null;
    const wording = translateMessage('linkForm.phone', { written: target, meant: correction });
    return { code: 'external-link', wording };
  }
  const [address = ''] = rest.split('?');
  if (MAIL_ADDRESS.test(address)) return null;
  const mailbox = suggest(address, [content.site.company.email]);
  const wording = translateMessage('linkForm.mail', {
    written: address,
    meant: mailbox && `mailto:${mailbox}`,
  });
  return { code: 'external-link', wording };
}

/** Describes a link that has an @ but no `mailto:`. */
export function describeBareAddress(target: string): LinkMistake {
  const wording = MAIL_ADDRESS.test(target)
    ? translateMessage('linkForm.mailWithoutScheme', { written: target })
    : translateMessage('linkForm.mail', { written: target, meant: null });
  return { code: 'external-link', wording };
}

const MAIL_ADDRESS =
  /^[\p{L}\d!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\d!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}$/u;

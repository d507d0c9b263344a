import { wordingOf } from '../message.ts';
import type { Judge, LinkMistake } from './link-mistake.ts';
import { isLikelyMail, isMailAddress, meantMail } from './mail-mistake.ts';
import type { WrittenLink } from './written-link.ts';

/** `mailto:` and `tel:`. */
export function judgeContact(target: string, { content }: Judge): LinkMistake | null {
  const [, scheme = '', rest = ''] = /^([a-z]+):(.*)$/is.exec(target) ?? [];
  if (scheme.toLowerCase() === 'tel') {
    if (/^\+?\d[\d.-]{1,17}$/.test(rest)) return null;
    const digits = rest.replace(/[^\d+]/g, '');
    const right = /^\+?\d{3,15}$/.test(digits) ? `tel:${digits}` : null;
    return {
      code: 'external-link',
      wording: wordingOf('linkForm.phone', {
        written: target,
        right: right ?? '',
        context: right ? 'right' : undefined,
      }),
    };
  }
  const [address = ''] = rest.split('?');
  if (isMailAddress(address)) return null;
  const meant = meantMail(address, content.site.company.email);
  return mailMistake(address, meant && `mailto:${meant}`);
}

/** Something with an @ and without `mailto:`. */
export function judgeMail({ target, form }: WrittenLink, { content }: Judge): LinkMistake | null {
  const own = content.site.company.email;
  const isWhole = isMailAddress(target);
  if (form === 'link' && isWhole)
    return { code: 'external-link', wording: wordingOf('linkForm.mailWithoutScheme', { written: target }) };
  if (isWhole || (form !== 'link' && !isLikelyMail(target, own))) return null;
  return mailMistake(target, meantMail(target, own));
}

function mailMistake(written: string, meant: string | null): LinkMistake {
  return {
    code: 'external-link',
    wording: wordingOf('linkForm.mail', { written, meant: meant ?? '', context: meant ? 'near' : undefined }),
  };
}

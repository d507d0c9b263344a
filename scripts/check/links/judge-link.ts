import { wordingOf } from '../message.ts';
import { seedFile } from '../project/project-content.ts';
import { judgeContact, judgeMail } from './judge-contact.ts';
import { hostOf, judgeHost, judgeOutside } from './judge-host.ts';
import { judgeOwnPart, judgePath } from './judge-path.ts';
import type { Judge, LinkMistake } from './link-mistake.ts';
import type { WrittenLink } from './written-link.ts';

/** Says what is wrong with a link: one thing, the first that has to be mended. */
export function judgeLink(link: WrittenLink, judge: Judge): LinkMistake | null {
  const { target, form } = link;
  // In texts braces are a fact's, and are told as one where they are not in order.
  if (/[{}]/.test(target) && link.language !== null && link.file !== seedFile) return null;
  if (target === '') return { code: 'link-form', wording: wordingOf('linkForm.empty') };
  if (/^(?:mailto|tel):/i.test(target)) return judgeContact(target, judge);
  const host = hostOf(target, form === 'link' || form === 'field');
  if (host) return judgeHost(link, host, judge);
  if (target.startsWith('#')) return judgeOwnPart(link, judge);
  if (form === 'field' || /^[a-z][a-z\d+.-]*:|^https?\/\//i.test(target)) return judgeOutside(target);
  if (!/^[/\\]/.test(target) && target.includes('@')) return judgeMail(link, judge);
  return judgePath(link, judge);
}

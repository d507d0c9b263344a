import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FormReply } from '../../app/site/form-state.ts';
import { smallPage } from '../../server/forms/reply-to-form.ts';
import type { CheckLanguage } from '../check/problems/wording-type.ts';
import { escapeHtml } from './escape-html.ts';
import { overlayStyles } from './overlay-styles.ts';
import { previewWords } from './preview-words.ts';
import { HTML, JSON_TYPE, reply } from './reply.ts';

/** 501: the preview has nothing that would take it. */
const STATUS = 501;

/**
 * Answers a form that was sent in the preview, where nothing is kept: to a script that it failed, else with a page that
 * says so.
 * @returns whether a script has sent it, so that its page has to be told why
 */
export function answerForm(
  request: IncomingMessage,
  response: ServerResponse,
  language: CheckLanguage,
): boolean {
  // What was sent is of no use, but a browser waits until it is taken.
  request.resume();
  if (request.headers.accept?.includes('application/json')) {
    const failed: FormReply = { outcome: 'failed', errors: [] };
    reply(response, STATUS, JSON_TYPE, JSON.stringify(failed));
    return true;
  }
  const { formsTitle, forms, back } = previewWords[language];
  const page = smallPage({ language, title: formsTitle, text: forms, back, backTo: cameFrom(request) });
  reply(response, STATUS, HTML, page);
  return false;
}

/**
 * The note over a page whose form was sent by script.
 * @param count how many there were; another one is another note
 */
export function formNote(count: number, language: CheckLanguage): string {
  if (count === 0) return '';
  const { formsTitle, forms, hide } = previewWords[language];
  return [
    `<style>${overlayStyles}</style><section class="note" lang="${language}" data-count="${count}">`,
    `<div role="alert"><p class="message">${escapeHtml(formsTitle)}</p><p>${escapeHtml(forms)}</p></div>`,
    `<button type="button" data-close>${hide}</button></section>`,
  ].join('');
}

/** The page of this preview that the form was on. */
function cameFrom({ headers: { referer = '', host } }: IncomingMessage): string {
  if (!URL.canParse(referer)) return '/';
  const { host: from, pathname, search } = new URL(referer);
  return from === host && !pathname.startsWith('//') ? pathname + search : '/';
}

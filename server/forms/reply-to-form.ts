import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { limitConcurrency, QueueFull } from '../../app/data/limit-concurrency.ts';
import type { FileSecurity } from '../../app/http/file-security.ts';
import type { SiteLanguage } from '../../app/http/site-hosts.ts';
import {
  type FormRefusal,
  type FormReply,
  type FormState,
  refusalStatus,
} from '../../app/site/form-state.ts';
import { textAt } from '../../app/site/texts/texts.ts';
import { localLinks } from '../http/page-variants.ts';
import { sendJson, sendVisitorPage } from '../http/send-answer.ts';
import type { Pages } from '../pages/load-pages.ts';
import { createStateLog, failure, type Log, terminalLog } from '../runtime/log.ts';
import { withTicket } from './ticket.ts';
import type { ReceivedForm } from './validate-form.ts';

/** One post and the response to it. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly language: string;
  /** The port of a visitor on localhost; undefined for all others. */
  readonly localPort: string | undefined;
}

const outcomeStatus: Readonly<Record<FormReply['outcome'], number>> = {
  sent: 200,
  invalid: 422,
  'too-soon': 400,
  expired: 400,
  'too-many': 429,
  failed: 503,
};

const RETRY_SECONDS = 10;

/** A page takes about 10 ms in which no other visitor is answered. */
const MAX_CONCURRENT = 1;
/** A list waits for all of these, 25 ms each. A visitor with JavaScript needs no page. */
const MAX_WAITING = 10;
/** Pause before each page, milliseconds: a list takes many short turns, each of which would wait for a page. */
const REST_MS = 15;

/** File name that selects the security headers of an answer. */
const ANSWER_FILE = 'index.html';

interface FormReplyParts {
  readonly pages: Pages;
  /** The languages with their domains. */
  readonly languages: readonly SiteLanguage[];
  readonly securityOf: FileSecurity;
  readonly log?: Log;
}

/** Answers posts: as JSON to a script, else as a page. */
export function createFormReplies({ pages, languages, securityOf, log = terminalLog }: FormReplyParts) {
  const limit = limitConcurrency(MAX_CONCURRENT, MAX_WAITING);
  const renderFailures = createStateLog(log, 'error', 'page-failed', 'A page with a form cannot be rendered');

  /** A text, or undefined if it is missing. */
  const readText = async (language: string, name: string) => {
    const { project } = await pages.built();
    return textAt(project.languages[language]?.texts.namespaces ?? {}, `forms:${name}`);
  };

  const sendPage = ({ request, response }: Exchange, status: number, html: string, headers: string[]) =>
    sendVisitorPage(request, response, status, html, securityOf(ANSWER_FILE, html), headers);

  const sendSmallPage = async (exchange: Exchange, status: number, names: string[], headers: string[]) => {
    const { language, request } = exchange;
    const standard = STATUS_CODES[status] ?? String(status);
    const read = (name: string) => readText(language, name).catch(() => undefined);
    const [title, back, ...texts] = await Promise.all(
      ['refusals.title', 'refusals.back', ...names].map(read),
    );
    const text = texts.join(' – ') || standard;
    const page = { language, title: title ?? standard, text, back: back ?? '←' };
    await sendPage(exchange, status, smallPage({ ...page, backTo: refererPath(request) }), headers);
  };

  /** Answers without a page of the site. */
  const answer = async (
    exchange: Exchange,
    status: number,
    reply: FormReply,
    text: string,
    retryAfter?: number,
  ) => {
    const headers = retryAfter === undefined ? [] : ['Retry-After', String(retryAfter)];
    if (wantsJson(exchange.request)) sendJson(exchange.response, status, reply, headers);
    else await sendSmallPage(exchange, status, [text], headers);
  };

  return {
    /** @param retryAfter seconds */
    refuse(exchange: Exchange, refusal: FormRefusal, retryAfter?: number): Promise<void> {
      const outcome = refusal === 'too-many' ? refusal : 'failed';
      const reply = { outcome, errors: [], ...(outcome === 'failed' && { refusal }) } as const;
      return answer(exchange, refusalStatus[refusal], reply, `refusals.${refusal}`, retryAfter);
    },

    /** @param ticket the ticket for the next attempt */
    async show(
      exchange: Exchange,
      { form, page, values }: ReceivedForm,
      { outcome, errors }: FormReply,
      ticket: string,
    ): Promise<void> {
      const status = outcomeStatus[outcome];
      const headers = outcome === 'failed' ? ['Retry-After', String(RETRY_SECONDS)] : [];
      if (wantsJson(exchange.request)) {
        sendJson(exchange.response, status, { outcome, errors }, headers);
        return;
      }
      const state: FormState = { form: form.id, outcome, values: outcome === 'sent' ? {} : values, errors };
      let html: string;
      try {
        html = await limit(async () => {
          await wait(REST_MS);
          return await pages.withForm(exchange.language, page, state);
        });
        renderFailures.over();
      } catch (error) {
        if (!(error instanceof QueueFull)) renderFailures.met(failure(error));
        await sendSmallPage(exchange, status, outcomeTexts(form.id, { outcome, errors }), headers);
        return;
      }
      const { localPort } = exchange;
      const local = localPort === undefined ? html : localLinks(languages, html, localPort);
      await sendPage(exchange, status, withTicket(local, ticket), headers);
    },

    /** The server cannot accept it at the moment. */
    fail: (exchange: Exchange) =>
      answer(exchange, 503, { outcome: 'failed', errors: [] }, 'outcomes.failed', RETRY_SECONDS),
  };
}

/** The names of the texts that state an outcome without the page of its form. */
function outcomeTexts(form: string, { outcome, errors }: FormReply): string[] {
  if (outcome !== 'invalid') return [outcome === 'sent' ? `${form}.success` : `outcomes.${outcome}`];
  return errors.flatMap(({ field, code }) => [`${form}.fields.${field}.label`, `errors.${code}`]);
}

function wantsJson({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes('application/json') ?? false;
}

/** The page that the visitor comes from, if it belongs to this site. */
export function refererPath({ headers: { referer = '', host } }: IncomingMessage): string {
  if (!URL.canParse(referer)) return '/';
  const { host: from, pathname, search } = new URL(referer);
  return from === host && !pathname.startsWith('//') ? pathname + search : '/';
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** `backTo` is an address of the site. */
type SmallPage = Readonly<Record<'language' | 'title' | 'text' | 'back' | 'backTo', string>>;

/** A page for refusals, and the fallback if no page can be rendered: a heading, a sentence, a link back. */
export function smallPage({ language, title, text, back, backTo }: SmallPage): string {
  return `<!doctype html>
<html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>
<style>:root{color-scheme:light dark}body{max-width:36rem;margin:20vh auto;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif}</style>
</head><body><main><h1>${escapeHtml(title)}</h1><p role="alert">${escapeHtml(text)}</p><p><a href="${escapeHtml(backTo)}">${escapeHtml(back)}</a></p></main></body></html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import { TICKET_PATH } from '../../app/forms/hidden-fields.ts';
import type { FormRefusal, FormReply } from '../../app/site/form-state.ts';
import { takesForms } from '../http/choose-site.ts';
import { createClientAddress, isSameOrigin } from '../http/client.ts';
import { limitClients } from '../http/limit-clients.ts';
import type { Sites } from '../http/load-sites.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { parseFormBody, readBody } from '../http/read-body.ts';
import { sendJson, sendVisitorPage } from '../http/send-answer.ts';
import type { SiteFile } from '../http/site-file.ts';
import type { FormResult } from '../monitoring/metrics.ts';
import { loadPages, type Pages } from '../pages/load-pages.ts';
import { failure, type Log, terminalLog } from '../runtime/log.ts';
import type { SubmissionKeeper } from '../submissions/keep-submission.ts';
import type { Submission } from '../submissions/submission.ts';
import { createFormReplies, type Exchange } from './reply-to-form.ts';
import { createTickets, hasTicketField, withTicket } from './ticket.ts';
import { validateForm } from './validate-form.ts';

export interface FormsConfiguration {
  /** The folder of `project.json` and the bundles. */
  readonly buildFolder: string;
  /** Signs tickets. */
  readonly secret: string;
  /** A form that is sent sooner after its ticket was issued counts as sent by a robot. */
  readonly minSeconds: number;
  /** Number of forms that an address may send in ten minutes. */
  readonly rateLimit: number;
  readonly trustedProxies: number;
  readonly keeper: Pick<SubmissionKeeper, 'keep'>;
  /** Called when a form is in the table, so that its mails can be sent. */
  readonly onKept?: (submission: Submission) => void;
  /** Called with the outcome of each form, to count it. */
  readonly onOutcome?: (outcome: FormResult) => void;
  readonly log?: Log;
}

/** The part of the server that serves and receives forms. */
export interface SiteForms {
  /** Sends a page that has a form, with a ticket; returns false and sends nothing if the file has none. */
  readonly sendPage: (request: IncomingMessage, response: ServerResponse, file: SiteFile) => boolean;
  /** Answers the address that gives scripts a ticket; returns false and sends nothing for other paths. */
  readonly sendTicket: (
    request: IncomingMessage,
    response: ServerResponse,
    path: string | undefined,
  ) => boolean;
  /** Answers a post to the root; never rejects. */
  readonly receive: (exchange: Exchange) => Promise<void>;
}

const RATE_PERIOD_SECONDS = 600;

const MAX_BODY_BYTES = 64 * 1024;

/** Limits the memory: each request may hold a whole body. */
const MAX_CONCURRENT = 1000;
/** Each page is made for its visitor, and stays in memory until it is read. */
const MAX_PAGES_OF_CLIENT = 16;

/** @param pages renders the answers; without news and projects if left out */
export function createSiteForms(
  { languages, securityOf }: Pick<Sites, 'languages' | 'securityOf'>,
  {
    buildFolder,
    secret,
    minSeconds,
    rateLimit: maxForms,
    trustedProxies,
    keeper,
    onKept,
    onOutcome = () => {},
    log = terminalLog,
  }: FormsConfiguration,
  pages: Pages = loadPages(buildFolder),
): SiteForms {
  const tickets = createTickets(secret);
  const rateLimit = createRateLimit({ count: maxForms, seconds: RATE_PERIOD_SECONDS });
  const clientAddress = createClientAddress(trustedProxies);
  const replies = createFormReplies({ pages, languages, securityOf, log });
  const loggedRefusals = new Set<FormRefusal>();
  const limitPages = limitClients(MAX_PAGES_OF_CLIENT, MAX_CONCURRENT);
  let runningCount = 0;

  /** Runs the cheapest checks first. */
  async function answer(exchange: Exchange): Promise<void> {
    const { request } = exchange;
    const refuse = (refusal: FormRefusal, retryAfter?: number) => {
      // Once for each reason: any visitor can cause refusals, and must not fill the disk. The metrics count them.
      if (!loggedRefusals.has(refusal)) log.info('form-refused', 'A form was refused', { reason: refusal });
      loggedRefusals.add(refusal);
      onOutcome('refused');
      return replies.refuse(exchange, refusal, retryAfter);
    };
    const refusal = headerRefusal(request.headers);
    if (refusal) return await refuse(refusal);
    const retryAfter = rateLimit.take(clientAddress(request));
    if (retryAfter > 0) return await refuse('too-many', retryAfter);
    const body = await readBody(request, MAX_BODY_BYTES);
    if (body === 'gone') return;
    const entries = body === 'too-large' ? body : (parseFormBody(body) ?? 'malformed');
    if (typeof entries === 'string') return await refuse(entries);

    const { site } = (await pages.built()).project;
    const language = site.languages.find(({ code }) => code === exchange.language);
    if (!language) throw new Error(`The build has no language ${exchange.language}`);
    const result = validateForm(entries, { site, language, tickets, minSeconds, now: Date.now() });
    if (result.kind === 'refused') return await refuse(result.refusal);

    const reply = result.kind === 'accepted' ? await keep(result.submission) : countReturned(result);
    // A retry has the same ticket and so the same key; after a success the next form is another submission.
    const ticket = reply.outcome === 'sent' ? null : result.received.ticket;
    await replies.show(exchange, result.received, reply, ticket ?? tickets.issue());
  }

  function headerRefusal(headers: IncomingHttpHeaders): FormRefusal | null {
    if (!takesForms(languages, headers.host)) return 'wrong-host';
    if (!isFormType(headers['content-type'])) return 'wrong-type';
    return isSameOrigin(headers) ? null : 'cross-origin';
  }

  function countReturned(reply: FormReply): FormReply {
    onOutcome('returned');
    return reply;
  }

  async function keep(submission: Submission): Promise<FormReply> {
    const storage = await keeper.keep(submission);
    onOutcome(storage);
    if (storage === 'table') onKept?.(submission);
    return { outcome: storage === 'nowhere' ? 'failed' : 'sent', errors: [] };
  }

  return {
    sendPage(request, response, file) {
      if (!file.isPage || file.status !== 200 || !hasTicketField(file)) return false;
      const send = async () => {
        if (response.destroyed) return;
        const html = file.representations[0].body.toString('utf8');
        await sendVisitorPage(request, response, 200, withTicket(html, tickets.issue()), file.security);
        await finished(response);
      };
      limitPages(clientAddress(request))(send).catch(() => response.destroy());
      return true;
    },
    sendTicket(_, response, path) {
      if (path !== TICKET_PATH) return false;
      sendJson(response, 200, { ticket: tickets.issue() });
      return true;
    },
    async receive(exchange) {
      if (runningCount >= MAX_CONCURRENT) return await replies.fail(exchange);
      runningCount++;
      try {
        await answer(exchange);
      } catch (error) {
        log.error('form-failed', 'A form could not be answered', failure(error));
        if (exchange.response.headersSent) exchange.response.destroy();
        else await replies.fail(exchange);
      } finally {
        runningCount--;
      }
    },
  };
}

function isFormType(contentType: string | undefined): boolean {
  return contentType?.split(';', 1)[0]?.trim().toLowerCase() === 'application/x-www-form-urlencoded';
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { ticketPath } from '../../app/forms/hidden-fields.ts';
import type { FormEntry } from '../../app/forms/submission-schema.ts';
import type { FileSecurity } from '../../app/http/file-security.ts';
import type { SiteLanguage } from '../../app/http/site-hosts.ts';
import type { FormReply } from '../../app/site/form-state.ts';
import type { ClientAddress } from '../http/client.ts';
import { createClientAddress, isSameOrigin } from '../http/client.ts';
import type { Sites } from '../http/load-sites.ts';
import type { SiteFile } from '../http/site-file.ts';
import { failure, type Log, pacedEvent, terminalLog } from '../log.ts';
import { loadPages, type Pages } from '../render/load-pages.ts';
import { judgeForm } from './judge-form.ts';
import type { SubmissionKeeper } from './keep-submission.ts';
import type { RateLimit } from './rate-limit.ts';
import { createRateLimit } from './rate-limit.ts';
import { parseFormBody, readBody } from './read-form.ts';
import type { Refusal } from './reply-to-form.ts';
import { createFormReplies, type Exchange, sendJson } from './reply-to-form.ts';
import { type CountAttempt, createSharedRateLimit } from './shared-rate-limit.ts';
import type { Submission } from './submission.ts';
import type { Tickets } from './ticket.ts';
import { createTickets } from './ticket.ts';
import { createTicketPages } from './ticket-page.ts';

/** How a server receives forms. */
export interface FormsConfiguration {
  /** Where `project.json` and the bundles are. */
  readonly buildFolder: string;
  /** What tickets are signed with. */
  readonly secret: string;
  /** No person fills a form in within fewer seconds. */
  readonly minSeconds: number;
  /** How many forms an address may send in ten minutes. */
  readonly rateLimit: number;
  /** How many proxies stand in front. */
  readonly trustedProxies: number;
  /** Counts attempts for all servers of the site; left out, this is the only server, and counts alone. */
  readonly countAttempt?: CountAttempt;
  readonly keeper: Pick<SubmissionKeeper, 'keep'>;
  /** Called when a form lies in the table, so that people can be told. */
  readonly onKept?: (submission: Submission) => void;
  readonly log?: Log;
}

/** What the server does with forms. */
export interface SiteForms {
  /** Sends a page that has a form, with a ticket; false when the file is none, and nothing is sent. */
  readonly sendPage: (request: IncomingMessage, response: ServerResponse, file: SiteFile) => boolean;
  /** Answers the address where scripts get a ticket; false when the path is another, and nothing is sent. */
  readonly sendTicket: (
    request: IncomingMessage,
    response: ServerResponse,
    path: string | undefined,
  ) => boolean;
  /** Answers a post to the root; never rejects. */
  readonly receive: (exchange: Exchange) => Promise<void>;
}

const RATE_PERIOD_SECONDS = 600;

/**
 * Puts the parts together.
 * @param pages what renders pages; without news and projects if left out
 */
export function createSiteForms(
  { languages, securityOf }: Pick<Sites, 'languages' | 'securityOf'>,
  {
    buildFolder,
    secret,
    minSeconds,
    rateLimit,
    trustedProxies,
    countAttempt,
    keeper,
    onKept,
    log = terminalLog,
  }: FormsConfiguration,
  pages: Pages = loadPages(buildFolder),
): SiteForms {
  const tickets = createTickets(secret);
  const limit = { count: rateLimit, seconds: RATE_PERIOD_SECONDS };
  const answerPost = createAnswerPost({
    pages,
    languages,
    securityOf,
    tickets,
    minSeconds,
    rateLimit: createRateLimit(limit),
    sharedRateLimit: countAttempt && createSharedRateLimit({ countAttempt, secret, log, ...limit }),
    clientAddress: createClientAddress(trustedProxies),
    keeper,
    onKept,
    log,
  });
  return {
    sendPage: createTicketPages(tickets),
    sendTicket(_, response, path) {
      if (path !== ticketPath) return false;
      sendJson(response, 200, { ticket: tickets.issue() });
      return true;
    },
    receive: answerPost,
  };
}

/** Answers a form that was sent to the root of a site. Never rejects. */
export type AnswerPost = (exchange: Exchange) => Promise<void>;

/** What forms are received with. */
export interface FormParts {
  readonly pages: Pages;
  readonly languages: readonly SiteLanguage[];
  readonly tickets: Tickets;
  readonly rateLimit: RateLimit;
  /** The limit over all servers: takes an address, gives seconds to wait. Undefined where this is the only one. */
  readonly sharedRateLimit?: ((address: string) => Promise<number>) | undefined;
  readonly clientAddress: ClientAddress;
  readonly minSeconds: number;
  readonly keeper: Pick<SubmissionKeeper, 'keep'>;
  /** Called when a form lies in the table. */
  readonly onKept?: ((submission: Submission) => void) | undefined;
  /** The headers of pages that forms are answered with. */
  readonly securityOf: FileSecurity;
  readonly log?: Log | undefined;
}

const LARGEST_BODY = 64 * 1024;

/** Each may hold a whole body, so that their number bounds the memory. */
const MOST_UNDER_WAY = 1000;

/** Makes the function that answers posts; it checks what is cheap first. */
export function createAnswerPost({
  pages,
  languages,
  tickets,
  rateLimit,
  sharedRateLimit = async () => 0,
  clientAddress,
  minSeconds,
  keeper,
  onKept,
  securityOf,
  log = terminalLog,
}: FormParts): AnswerPost {
  const replies = createFormReplies({ pages, languages, securityOf, log });
  const refused = pacedEvent<Refusal>((details) => log.info('form-refused', 'A form was refused', details));
  let underWay = 0;

  const refuse = async (exchange: Exchange, refusal: Refusal, wait?: number) => {
    refused(refusal);
    await replies.refuse(exchange, refusal, wait);
  };

  const answer = async (exchange: Exchange) => {
    const address = clientAddress(exchange.request);
    const wait = rateLimit.take(address);
    if (wait > 0) return await refuse(exchange, 'too-many', wait);
    // The database counts while the form is still coming in.
    const [sharedWait, entries] = await Promise.all([
      sharedRateLimit(address),
      readEntries(exchange.request),
    ]);
    if (entries === 'gone') return;
    if (sharedWait > 0) return await refuse(exchange, 'too-many', sharedWait);
    if (typeof entries === 'string') return await refuse(exchange, entries);

    const { site } = (await pages.built()).project;
    const language = site.languages.find(({ code }) => code === exchange.language);
    if (!language) throw new Error(`The build has no language ${exchange.language}`);
    const judged = judgeForm(entries, { site, language, tickets, minSeconds, now: Date.now() });
    if (judged.kind === 'refused') return await refuse(exchange, judged.refusal);

    const reply = judged.kind === 'accepted' ? await keep(judged.submission) : judged;
    // The same ticket again keeps single what is sent twice; after a success the next form is another one.
    const ticket = reply.outcome === 'sent' ? null : judged.received.ticket;
    await replies.show(exchange, judged.received, reply, ticket ?? tickets.issue());
  };

  const keep = async (submission: Submission): Promise<FormReply> => {
    const kept = await keeper.keep(submission);
    if (kept === 'table') onKept?.(submission);
    return { outcome: kept === 'nowhere' ? 'failed' : 'sent', errors: [] };
  };

  return async (exchange) => {
    if (underWay >= MOST_UNDER_WAY) return await replies.fail(exchange);
    underWay++;
    try {
      await answer(exchange);
    } catch (error) {
      log.error('form-failed', 'A form could not be answered', failure(error));
      if (exchange.response.headersSent) exchange.response.destroy();
      else await replies.fail(exchange);
    } finally {
      underWay--;
    }
  };
}

/** What was sent, or why it is no form; the cheapest reasons first. */
async function readEntries(request: IncomingMessage): Promise<FormEntry[] | Refusal | 'gone'> {
  if (!isFormType(request.headers['content-type'])) return 'wrong-type';
  if (!isSameOrigin(request.headers)) return 'cross-origin';
  const body = await readBody(request, LARGEST_BODY);
  return typeof body === 'string' ? body : (parseFormBody(body) ?? 'malformed');
}

function isFormType(contentType: string | undefined): boolean {
  return contentType?.split(';', 1)[0]?.trim().toLowerCase() === 'application/x-www-form-urlencoded';
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { ticketPath } from '../../app/forms/hidden-fields.ts';
import { type Log, terminalLog } from '../log/log.ts';
import { loadPages, type Pages } from '../render/load-pages.ts';
import type { Sites } from '../site.ts';
import type { SiteFile } from '../site-file.ts';
import { createAnswerPost } from './answer-post.ts';
import { createClientAddress } from './client-address.ts';
import type { SubmissionKeeper } from './keep-submission.ts';
import { createRateLimit } from './rate-limit.ts';
import { type Exchange, sendJson } from './reply-to-form.ts';
import { type CountAttempt, createSharedRateLimit } from './shared-rate-limit.ts';
import type { Submission } from './submission.ts';
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

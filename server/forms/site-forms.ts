import type { IncomingMessage, ServerResponse } from 'node:http';
import { ticketPath } from '../../app/forms/hidden-fields.ts';
import { loadPages, type Pages } from '../render/load-pages.ts';
import type { SiteFile } from '../site-file.ts';
import type { SiteLanguage } from '../site-hosts.ts';
import { createAnswerPost } from './answer-post.ts';
import { createClientAddress } from './client-address.ts';
import type { SubmissionKeeper } from './keep-submission.ts';
import { createRateLimit } from './rate-limit.ts';
import { type Exchange, sendJson } from './reply-to-form.ts';
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
  readonly keeper: Pick<SubmissionKeeper, 'keep'>;
  /** Called when a form lies in the table, so that people can be told. */
  readonly onKept?: (submission: Submission) => void;
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
  languages: readonly SiteLanguage[],
  { buildFolder, secret, minSeconds, rateLimit, trustedProxies, keeper, onKept }: FormsConfiguration,
  pages: Pages = loadPages(buildFolder),
): SiteForms {
  const tickets = createTickets(secret);
  const answerPost = createAnswerPost({
    pages,
    languages,
    tickets,
    minSeconds,
    rateLimit: createRateLimit({ count: rateLimit, seconds: RATE_PERIOD_SECONDS }),
    clientAddress: createClientAddress(trustedProxies),
    keeper,
    onKept,
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

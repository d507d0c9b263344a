import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFileSecurity } from '../app/http/file-security.ts';
import type { SiteLanguage } from '../app/http/site-hosts.ts';
import { createSiteServer, type Watched } from './create-server.ts';
import type { Environment } from './environment.ts';
import { createSiteForms, type FormsConfiguration } from './forms/site-forms.ts';
import { listenProblem } from './listen-problem.ts';
import { loadSites } from './load-sites.ts';
import { terminalLog } from './log/log.ts';
import { logRequests } from './log/request-log.ts';
import { createSiteRows, type RowsConfiguration, reachedDatabase } from './rows/site-rows.ts';

export type ServingResult =
  | {
      readonly kind: 'listening';
      readonly server: Server;
      readonly port: number;
      readonly languages: readonly SiteLanguage[];
    }
  /** Why nothing is served, and what to do about it. */
  | { readonly kind: 'failed'; readonly message: string };

type ServingEnvironment = Pick<Environment, 'PORT' | 'HOST'> & Partial<Pick<Environment, 'TRUST_PROXY'>>;

/**
 * Loads the sites and listens; the answer comes when the server really listens, or cannot.
 *
 * @param folder the build's folder of sites
 * @param forms how forms are received; left out, they are not
 * @param rows where news and projects come from; left out, pages show those of the build
 * @param watched what is told of the server
 */
export async function serveSites(
  folder: string,
  { PORT, HOST, TRUST_PROXY }: ServingEnvironment,
  forms?: FormsConfiguration,
  rows?: RowsConfiguration,
  watched: Watched & { readonly logsRequests?: boolean } = {},
): Promise<ServingResult> {
  const securityOf = createFileSecurity(rows ? reachedDatabase(rows.database) : null);
  const loaded = await loadSites(folder, securityOf);
  if (loaded.kind === 'unusable') {
    return { kind: 'failed', message: `${loaded.message}\nBuild them first: npm run build` };
  }
  const { sites } = loaded;
  const siteRows = rows ? await createSiteRows(sites, rows) : null;
  const siteForms = forms ? createSiteForms(sites, forms, siteRows?.pages) : null;
  const server = createSiteServer(sites, siteForms, siteRows, TRUST_PROXY, watched);
  if (watched.logsRequests) logRequests(server, watched.log ?? terminalLog);
  try {
    server.listen(HOST === undefined ? { port: PORT } : { port: PORT, host: HOST });
    await once(server, 'listening');
  } catch (error) {
    return { kind: 'failed', message: listenProblem(error, PORT, HOST, 'npm start') };
  }
  // Before the build changes: pages that are rendered later must be those of the files in memory.
  if (siteRows?.rowPages) siteRows.pages.renderer().catch(() => {});
  const { port } = server.address() as AddressInfo;
  return { kind: 'listening', server, port, languages: sites.languages };
}

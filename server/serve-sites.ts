import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSiteServer } from './create-server.ts';
import type { Environment } from './environment.ts';
import type { FormsConfiguration } from './forms/site-forms.ts';
import { listenProblem } from './listen-problem.ts';
import { loadSites } from './load-sites.ts';
import type { SiteLanguage } from './site-hosts.ts';

export type ServingResult =
  | {
      readonly kind: 'listening';
      readonly server: Server;
      readonly port: number;
      readonly languages: readonly SiteLanguage[];
    }
  /** Why nothing is served, and what to do about it. */
  | { readonly kind: 'failed'; readonly message: string };

/**
 * Loads the sites and listens; the answer comes when the server really listens, or cannot.
 *
 * @param folder the build's folder of sites
 * @param forms how forms are received; left out, they are not
 */
export async function serveSites(
  folder: string,
  { PORT, HOST }: Pick<Environment, 'PORT' | 'HOST'>,
  forms?: FormsConfiguration,
): Promise<ServingResult> {
  const loaded = await loadSites(folder);
  if (loaded.kind === 'unusable') {
    return { kind: 'failed', message: `${loaded.message}\nBuild them first: npm run build` };
  }
  const server = createSiteServer(loaded.sites, forms);
  try {
    server.listen(HOST === undefined ? { port: PORT } : { port: PORT, host: HOST });
    await once(server, 'listening');
  } catch (error) {
    return { kind: 'failed', message: listenProblem(error, PORT, HOST, 'npm start') };
  }
  const { port } = server.address() as AddressInfo;
  return { kind: 'listening', server, port, languages: loaded.sites.languages };
}

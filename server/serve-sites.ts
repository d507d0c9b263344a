import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFileSecurity } from '../app/http/file-security.ts';
import type { SiteLanguage } from '../app/http/site-hosts.ts';
import { createAnswerRequest } from './answer-request.ts';
import { loadWhole } from './build/complete-build.ts';
import { type AnswerRequest, createSiteServer, type ServerParts } from './create-server.ts';
import { createSiteForms, type FormsConfiguration } from './forms/receive-forms.ts';
import { loadSites } from './http/load-sites.ts';
import { createSiteRows, getBrowserDatabase, type RowsConfiguration } from './rows/site-rows.ts';
import { type Environment, findSiteLanguageProblem } from './runtime/environment.ts';
import { explainListenError } from './runtime/start-problem.ts';

interface Serving {
  readonly server: Server;
  readonly port: number;
  readonly languages: readonly SiteLanguage[];
  /** Loads the sites after another build; the current ones are served until then, and also if loading fails. */
  readonly reload: () => Promise<void>;
}

type ServingEnvironment = Pick<Environment, 'PORT' | 'HOST'> &
  Partial<Pick<Environment, 'TRUST_PROXY' | 'SITE_LANGUAGE'>>;

/**
 * Loads the sites of a folder and listens; resolves when the server listens.
 * @param forms if left out, forms are refused
 * @param rows source of news and projects; if left out, pages show those of the build
 * @throws with a message that tells the operator what to do
 */
export async function serveSites(
  folder: string,
  { PORT, HOST, TRUST_PROXY, SITE_LANGUAGE }: ServingEnvironment,
  forms?: FormsConfiguration,
  rows?: RowsConfiguration,
  watched: ServerParts = {},
): Promise<Serving> {
  let current = await loadWhole(folder, load);
  const answer: AnswerRequest = (request, response) => current.answer(request, response);
  const server = createSiteServer(answer, TRUST_PROXY, watched);
  try {
    server.listen(HOST === undefined ? { port: PORT } : { port: PORT, host: HOST });
    await once(server, 'listening');
  } catch (error) {
    throw new Error(explainListenError(error, PORT, HOST, 'npm start'), { cause: error });
  }
  const { port } = server.address() as AddressInfo;
  return {
    server,
    port,
    languages: current.languages,
    async reload() {
      current = await loadWhole(folder, load);
    },
  };

  async function load() {
    const getSecurity = createFileSecurity(rows ? getBrowserDatabase(rows.database) : null);
    const sites = await loadSites(folder, getSecurity);
    const codes = sites.languages.map(({ code }) => code);
    const languageProblem = findSiteLanguageProblem({ SITE_LANGUAGE }, codes);
    if (languageProblem !== null) throw new Error(languageProblem);
    const siteRows = rows ? await createSiteRows(sites, rows) : null;
    const siteForms = forms ? createSiteForms(sites, forms, siteRows?.pages) : null;
    // Loads the renderer of the same build as the files in memory, before another build replaces it.
    if (siteRows?.rowPages) siteRows.pages.renderer().catch(() => {});
    return { answer: createAnswerRequest(sites, siteForms, siteRows, watched), languages: sites.languages };
  }
}

/** The local addresses of the sites, a line for each language: `  Íslenska  http://is.localhost:3000`. */
export function siteAddresses(codes: readonly string[], port: number): string {
  const names = codes.map(getLanguageName);
  const width = Math.max(...names.map((name) => name.length));
  return codes
    .map((code, index) => `  ${(names[index] ?? code).padEnd(width)}  http://${code}.localhost:${port}`)
    .join('\n');
}

function getLanguageName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

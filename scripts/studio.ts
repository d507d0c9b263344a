import { dirname, resolve } from 'node:path';
import { listRoutes } from '../app/site/route-table.ts';
import { buildIfChanged } from '../server/build/build-if-changed.ts';
import { buildStudio } from '../server/build/build-studio.ts';
import { findBuildReason } from '../server/build/bundles.ts';
import { openDatabase } from '../server/database/open-database.ts';
import { readSettings, type Settings } from '../server/runtime/environment.ts';
import { createLog } from '../server/runtime/log.ts';
import { explainListenError } from '../server/runtime/start-problem.ts';
import { stopGracefully, stopOnSignal } from '../server/runtime/stop-gracefully.ts';
import { emailSchema } from '../studio/api/people-api.ts';
import { inspectCheckout } from '../studio/publish/inspect-checkout.ts';
import { getRemote } from '../studio/publish/send.ts';
import { readCheckout } from '../studio/publish/site-publisher.ts';
import { invitationMailer } from '../studio/server/create-studio.ts';
import { parseSiteFiles } from '../studio/server/parse-site-files.ts';
import { invitationLink } from '../studio/server/people-routes.ts';
import { invite, serverClient } from '../studio/server/people-table.ts';
import { serveLocally } from '../studio/server/serve-locally.ts';
import { type Arguments, cannotRun, type OptionValues, runCommand } from './command-line.ts';

const ROOT = dirname(import.meta.dirname);
const BUILD = resolve(ROOT, 'build');

async function studio({ values, positionals: [command, address] }: Arguments<'studio'>): Promise<void> {
  const result = readSettings(process.env);
  if (result.kind === 'wrong') throw new Error(result.message);
  if (command === undefined) return serve(result.settings);
  if (command !== 'invite' || address === undefined)
    throw new Error('It takes nothing, or `invite` and an address: npm run studio -- invite anna@example.is');
  await inviteBy(result.settings, address, values);
}

async function serve({ environment, database, mail }: Settings): Promise<void> {
  await buildIfNeeded();
  const finishOnSignal = stopOnSignal();
  const { STUDIO_PORT: port, STUDIO_FOLDER: folder, LOG_FORMAT: format } = environment;
  await buildStudio(ROOT);
  const checkout = await inspectCheckout(ROOT, BUILD, resolve(ROOT, folder));
  if (checkout.kind === 'refused') throw new Error(checkout.reason);
  if (checkout.kind === 'unpublishable') console.log(`Drafts cannot be published. ${checkout.reason}\n`);
  try {
    const serving = await serveLocally({
      root: ROOT,
      siteFolder: ROOT,
      buildFolder: BUILD,
      folder: resolve(ROOT, folder),
      database,
      mail,
      spoolFolder: environment.SPOOL_FOLDER,
      remote: getRemote(environment),
      port,
      log: createLog({ format }),
    });
    finishOnSignal(async () => {
      await stopGracefully(serving.server);
      await serving.close();
    });
    console.log(
      `The Studio, on this machine alone. Stop with Ctrl+C.\n\n  http://localhost:${serving.port}/studio\n`,
    );
  } catch (error) {
    const problem = explainListenError(error, port, '127.0.0.1', 'npm run studio');
    process.stderr.write(`${problem.replace('PORT=', 'STUDIO_PORT=')}\n`);
    process.exitCode = 1;
  }
}

/** Builds the sites if there are none yet, or the code has changed since: previews are rendered by their bundles. */
async function buildIfNeeded(): Promise<void> {
  const site = parseSiteFiles(readCheckout(ROOT));
  const reason = findBuildReason(BUILD, site && listRoutes(site));
  if (reason === null) return;
  const isFirst = reason === 'nothing-built';
  console.log(`${isFirst ? 'Nothing is built yet' : 'The code has changed'}, so the sites are built first.`);
  const status = await buildIfChanged();
  // With an older build, mistakes in the content can be corrected in the Studio.
  if (status !== 0 && isFirst) process.exit(status);
}

async function inviteBy(
  { environment, database: databaseEnvironment, mail }: Settings,
  address: string,
  { role, name }: OptionValues<'studio'>,
): Promise<void> {
  const email = emailSchema.safeParse(address);
  if (!email.success) throw new Error(`${address} is not an e-mail address.`);
  const invitation = { email: email.data, name: name?.trim() || null, role: role ?? null, invitedBy: null };

  const database = await openDatabase(databaseEnvironment);
  try {
    const secret = await invite(serverClient(database.connection), invitation, new Date());
    const { STUDIO_HOST: host, PORT: port } = environment;
    const link = invitationLink(host === undefined ? `http://localhost:${port}` : `https://${host}`, secret);
    process.stdout.write(`${link}\n`);
    const notes = [
      `${email.data} can set a password by this link, once and within seven days.`,
      ...(host === undefined ? ['Set STUDIO_HOST for links to the public address.'] : []),
      await mailLink(invitationMailer(mail), invitation, link),
    ];
    process.stderr.write(`${notes.filter((note) => note !== '').join('\n')}\n`);
  } finally {
    await database.close();
  }
}

async function mailLink(
  send: ReturnType<typeof invitationMailer>,
  invitation: Parameters<NonNullable<typeof send>>[0],
  link: string,
): Promise<string> {
  if (!send) return '';
  return send(invitation, link).then(
    () => 'It has been mailed.',
    () => 'It could not be mailed: pass it on yourself.',
  );
}

await runCommand('studio', (args) => studio(args).catch(cannotRun));

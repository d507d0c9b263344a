import { fileURLToPath } from 'node:url';
import { readEnvironment } from './environment.ts';
import { serveSites } from './serve-sites.ts';
import { siteAddresses } from './site-addresses.ts';
import { stopGracefully } from './stop-gracefully.ts';

const SITES_FOLDER = fileURLToPath(new URL('../build/sites', import.meta.url));

/** Serves the built sites until told to stop. Exit codes: 0 stopped, 1 cannot serve, 2 a setting is wrong. */
async function start(): Promise<void> {
  const settings = readEnvironment(process.env);
  if (settings.kind === 'wrong') {
    console.error(settings.message);
    process.exit(2);
  }
  const serving = await serveSites(SITES_FOLDER, settings.environment);
  if (serving.kind === 'failed') {
    console.error(serving.message);
    process.exit(1);
  }
  const codes = serving.languages.map(({ code }) => code);
  console.log(`Serving. Stop with Ctrl+C.\n\n${siteAddresses(codes, serving.port)}\n`);

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // Once: a second signal ends the process at once.
    process.once(signal, async () => {
      await stopGracefully(serving.server);
      process.exit(0);
    });
  }
}

await start();

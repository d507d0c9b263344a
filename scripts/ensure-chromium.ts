import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findChromium } from './find-chromium.ts';

const MINUTE_MS = 60_000;
/** As wide as Arial: the visual tests and the widths of words are measured with it. */
const DEBIAN_FONT = { package: 'fonts-liberation', folder: '/usr/share/fonts/truetype/liberation' };

/** Makes sure that there is a browser for the tests. Returns the problem, or undefined. */
function ensureChromium(): string | undefined {
  const configuredPath = process.env.CHROMIUM_PATH;
  if (configuredPath && !existsSync(configuredPath)) {
    return `CHROMIUM_PATH names ${configuredPath}, which does not exist. Correct it, or leave it out.`;
  }
  if (isDebian() && !existsSync(DEBIAN_FONT.folder)) {
    const problem = installWithApt(DEBIAN_FONT.package);
    if (problem)
      console.log(`Tests of widths and pictures may fail without ${DEBIAN_FONT.package}: ${problem}`);
  }
  if (findChromium()) return undefined;

  console.log('Chromium is missing; installing it…');
  const problems: string[] = [];
  for (const install of [installWithPlaywright, installDebianChromium]) {
    const problem = install();
    const executable = findChromium();
    if (executable) {
      console.log(`Chromium is installed: ${executable}`);
      return undefined;
    }
    problems.push(problem ?? `${install.name}: reported success, but there is no browser`);
  }
  return [
    'The end-to-end tests need Chromium, and it could not be installed:',
    ...problems.map((problem) => `  ${problem}`),
    'Install Chromium or Google Chrome by hand; if it is not found, name its executable in CHROMIUM_PATH:',
    '  CHROMIUM_PATH=/path/to/chromium npm test',
  ].join('\n');
}

/** Returns the problem, or undefined. */
function installWithPlaywright(): string | undefined {
  return run('npx', ['playwright', 'install', 'chromium'], 5 * MINUTE_MS);
}

/** Returns the problem, or undefined. Only Debian's own package is a plain browser; Ubuntu's is a pointer to a snap. */
function installDebianChromium(): string | undefined {
  return isDebian() ? installWithApt('chromium-headless-shell') : 'apt-get: not used, this is not Debian';
}

/** Returns the problem, or undefined. */
function installWithApt(name: string): string | undefined {
  if (process.getuid?.() !== 0) {
    return `apt-get: needs root; run \`sudo apt-get install --no-install-recommends ${name}\``;
  }
  // Another installation on this machine has to end first.
  const lockOptions = ['-o', 'DPkg::Lock::Timeout=600'];
  const installArgs = [...lockOptions, 'install', '-y', '--no-install-recommends', name];
  // Its lists of packages may be missing or out of date.
  if (run('apt-get', installArgs, 15 * MINUTE_MS) === undefined) return undefined;
  return (
    run('apt-get', [...lockOptions, 'update'], 5 * MINUTE_MS) ?? run('apt-get', installArgs, 15 * MINUTE_MS)
  );
}

function isDebian(): boolean {
  return existsSync('/etc/os-release') && /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** Runs a command without showing its output; if it fails, returns its name and the line with the reason. */
function run(command: string, args: string[], timeout: number): string | undefined {
  const { status, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout,
  });
  if (status === 0) return undefined;
  const reason = error?.message ?? errorLine(stderr) ?? `ended with status ${status}`;
  return `${[command, ...args].join(' ')}: ${reason}`;
}

function errorLine(text: string): string | undefined {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.find((line) => /^(E:|Error:)/.test(line)) ?? lines.findLast((line) => line !== '');
}

// Exit codes: 0 browser available, 2 none.
const problem = ensureChromium();
if (problem) {
  console.error(problem);
  process.exitCode = 2;
}

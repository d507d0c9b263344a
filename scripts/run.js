import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/*
 * Runs a command of package.json: `node scripts/run.js build --light`.
 *
 * JavaScript that Node 20 understands: it reports what is missing if `npm ci` has not been run, or has not installed
 * Node 24. npm puts the Node of node_modules first, so that this process is the command itself.
 */

const ROOT = dirname(import.meta.dirname);
const MIN_NODE = 24;

const [name = '', ...args] = process.argv.slice(2);
const problem = findMissing() ?? (await run());
if (problem) {
  process.stderr.write(`${problem}\n`);
  process.exit(2);
}

/** Sentence about missing software, or null. */
function findMissing() {
  if (!existsSync(join(ROOT, 'node_modules/zod')))
    return 'The packages of the project are not installed. Run `npm ci` first.';
  if (Number.parseInt(process.versions.node, 10) >= MIN_NODE) return null;
  return existsSync(join(ROOT, 'node_modules/.bin/node'))
    ? `This is Node ${process.versions.node}, and the project needs ${MIN_NODE}, which npm finds by itself: npm run ${name}`
    : `Node ${MIN_NODE} is missing: \`npm ci\` brings it along, unless it leaves optional packages out. Run \`npm ci\` again, or install Node ${MIN_NODE}.`;
}

/** Runs the command; returns a sentence if it cannot run. */
async function run() {
  await import('./compile-cache.js');
  const { commands } = await import('./commands.ts');
  if (!Object.hasOwn(commands, name))
    return `There is no command ${name}. The commands are: ${Object.keys(commands).join(', ')}.`;
  const command = commands[name];
  const obstacle = command.writes ? cannotBuild() : null;
  if (obstacle !== null) return obstacle;
  if (command.refuses) return await start(command);
  const { runCommand } = await import('./command-line.ts');
  return await runCommand(name, () => start(command), args);
}

/** Instructions if the project's folder cannot be written or the bundler cannot read its path; null if they can. */
function cannotBuild() {
  const [character] = /[#?]|%[0-9a-f]{2}/i.exec(ROOT) ?? [];
  if (character !== undefined)
    return `The path of the project, ${ROOT}, has a "${character}", and the bundler cannot read such a path. Rename that folder, or move the project to another one. What needs no bundler works here: npm run check, impact, move and inbox.`;
  for (const folder of ['', 'build', '.cache'].map((folder) => join(ROOT, folder)))
    try {
      if (existsSync(folder)) accessSync(folder, constants.W_OK);
    } catch (error) {
      return `${folder} cannot be written (${error.code}). Make it writable for this user, or work in a copy of the project.`;
    }
  return null;
}

/**
 * Between npm and this process there may be a shell that forwards no signals (Debian's dash): SIGTERM ends only the
 * shell. So the command gets SIGTERM when its parent has ended.
 */
function stopWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}

/** Runs the command in a process with options of Node, which cannot be set once it runs. */
async function runWith(options) {
  const child = spawn(process.execPath, [...options, ...process.argv.slice(1)], {
    stdio: 'inherit',
    // Otherwise glibc keeps memory for each thread, and large blocks that are free.
    env: { ...process.env, MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536' },
  });
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  // A terminal sends it to both.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  const [status] = await once(child, 'exit');
  process.exitCode = status ?? 1;
}

async function start({ nodeOptions = [] }) {
  if (process.env.npm_lifecycle_event) stopWithParent();
  if (nodeOptions.some((option) => !process.execArgv.includes(option))) return await runWith(nodeOptions);
  process.argv.splice(1, Infinity, join(import.meta.dirname, `${name}.ts`), ...args);
  await import(`./${name}.ts`);
}

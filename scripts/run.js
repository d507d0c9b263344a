import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { commands, helpText } from './commands.js';

/*
 * Runs a command of package.json: `node scripts/run.js build --light`.
 *
 * JavaScript that Node 20 understands: it has to say what is missing where `npm ci` has not been run, or has not brought
 * Node 24. npm puts the Node of node_modules first, so that this process is the command itself.
 */

const ROOT = dirname(import.meta.dirname);
const OLDEST_NODE = 24;

const [name = '', ...args] = process.argv.slice(2);
const problem = problemOf(name, args);
if (problem !== null) {
  process.stderr.write(`${problem}\n`);
  process.exit(2);
}
if (asksForHelp(name, args)) process.stdout.write(`${helpText(name)}\n`);
else await run(name, args);

/** Why the command cannot run, and what to do; null when it can. */
function problemOf(name, args) {
  const command = commands[name];
  if (!command) return `There is no command ${name}. The commands are: ${Object.keys(commands).join(', ')}.`;
  if (command.options !== 'own') {
    const mistake = mistakeIn(command, args);
    if (mistake !== null) return `${mistake}\n\n${helpText(name)}`;
    if (asksForHelp(name, args)) return null;
  }
  if (!existsSync(join(ROOT, 'node_modules/zod')))
    return 'The packages of the project are not installed. Run `npm ci` first.';
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE)
    return existsSync(join(ROOT, 'node_modules/.bin/node'))
      ? `This is Node ${process.versions.node}, and the project needs ${OLDEST_NODE}, which npm finds by itself: npm run ${name}`
      : `Node ${OLDEST_NODE} is missing: \`npm ci\` brings it along, unless it leaves optional packages out. Run \`npm ci\` again, or install Node ${OLDEST_NODE}.`;
  return command.writes ? cannotBuild() : null;
}

/** What is wrong with the options; null when nothing is. */
function mistakeIn({ options, args: positional }, args) {
  const known = [...options, { name: 'help' }].map(({ name, value }) => [
    name,
    { type: value ? 'string' : 'boolean' },
  ]);
  try {
    const { values } = parseArgs({
      args,
      options: Object.fromEntries(known),
      allowPositionals: Boolean(positional),
    });
    const empty = Object.keys(values).find((name) => values[name] === '');
    return empty === undefined ? null : `--${empty} needs a value after it.`;
  } catch (error) {
    // Node's sentence, without its advice about dashes.
    return `${error.message.split('. ')[0].replace(/\.$/, '')}.`;
  }
}

function asksForHelp(name, args) {
  return commands[name].options !== 'own' && args.includes('--help');
}

/** What to do if the project's folder cannot be written, or the bundler cannot read its path; null if they can. */
function cannotBuild() {
  const [sign] = /[#?]|%[0-9a-f]{2}/i.exec(ROOT) ?? [];
  if (sign !== undefined)
    return `The path of the project, ${ROOT}, has a "${sign}", and the bundler cannot read such a path. Rename that folder, or move the project to another one. What needs no bundler works here: npm run check, impact, move and inbox.`;
  for (const folder of ['', 'build', '.cache'].map((folder) => join(ROOT, folder)))
    try {
      if (existsSync(folder)) accessSync(folder, constants.W_OK);
    } catch (error) {
      return `${folder} cannot be written (${error.code}). Make it writable for this user, or work in a copy of the project.`;
    }
  return null;
}

/**
 * Between npm and this process there may be a shell that passes no signal on (Debian's dash): SIGTERM to npm ends the shell
 * alone. So the command gets SIGTERM when its parent has ended.
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
    // Else glibc keeps memory for each thread, and large blocks that are free.
    env: { ...process.env, MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536' },
  });
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  // A terminal sends it to both.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  const [status] = await once(child, 'exit');
  process.exitCode = status ?? 1;
}

async function run(name, args) {
  if (process.env.npm_lifecycle_event) stopWithParent();
  const { nodeOptions = [] } = commands[name];
  if (nodeOptions.some((option) => !process.execArgv.includes(option))) return await runWith(nodeOptions);
  const file = join(import.meta.dirname, commands[name].file);
  process.argv.splice(1, Infinity, file, ...args);
  await import('./compile-cache.js');
  await import(`./${commands[name].file}`);
}

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, realpathSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { writeFiles } from '../temporary-files.ts';
import { afterFile } from '../unit/after-file.ts';

/** The output of a command and its exit code. */
export interface CommandResult {
  readonly code: number | null;
  readonly stdout: Buffer;
  readonly stderr: string;
}

export type Machine = Awaited<ReturnType<typeof startMachine>>;

/** Reason why such a machine cannot be made here; null if it can. */
export function machineProblem(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'only root on Linux can make a machine of namespaces';
  const missing = ['unshare', 'nsenter', 'setpriv', 'ip', 'git', 'curl', 'flock', 'caddy', 'nginx'].filter(
    (program) => spawnSync('which', [program]).status !== 0,
  );
  if (missing.length > 0) return `not installed: ${missing.join(', ')}`;
  const trial = spawnSync('unshare', ['--mount', '--net', 'bash', '-c', `mkdir -p /mnt && ${MOUNTS}`]);
  return trial.status === 0 ? null : 'the kernel gives no namespaces or overlays here';
}

const PACKAGES = '/mnt/packages/node_modules';

/** Mounts all writable paths in memory, on top of this machine's files. */
const MOUNTS = `set -e
ip link set lo up
mount -t tmpfs -o mode=755 tmpfs /mnt
for folder in etc usr/local; do
  mkdir -p /mnt/upper/$folder /mnt/work/$folder
  mount -t overlay overlay -o lowerdir=/$folder,upperdir=/mnt/upper/$folder,workdir=/mnt/work/$folder /$folder
done
for folder in /var/lib /var/log /var/www /run; do mkdir -p $folder; mount -t tmpfs -o mode=755 tmpfs $folder; done
mkdir -p /var/log/nginx /var/lib/nginx /var/www/html /run/lock /mnt/host /mnt/root ${PACKAGES}`;

const SOCKET = '/mnt/host/systemd';

function realProgram(name: string): string {
  return realpathSync(spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim());
}

/** Stand-ins for programs that this machine lacks, or that would change it. */
const PROGRAMS = {
  'apt-get': 'mkdir -p /etc/sudoers.d /etc/caddy /etc/nginx/conf.d',
  // Packages are linked, and bundles are those that the tests have built.
  npm: `if [ "$1" != ci ]; then exec ${realProgram('npm')} "$@"; fi
case " $* " in *' --omit=dev '*) ;; *) echo 'A release needs production packages alone.' >&2; exit 1 ;; esac
ln -s ${PACKAGES} node_modules
mkdir -p build .cache && cp -r /mnt/host/build/. build
if [ -d /var/lib/hraunvefur/current/.cache/social ]; then cp -r /var/lib/hraunvefur/current/.cache/social .cache; fi`,
  sudo: `if [ "$(id -u)" != 0 ]; then
  grep -qxF "$(id -un) ALL=(root) NOPASSWD: /usr/bin/$*" /etc/sudoers.d/* || { echo "sudo: $(id -un) may not run $*" >&2; exit 1; }
  if [ -e /run/at-restart ]; then bash /run/at-restart; fi
  exec "$@"
fi
while [ "\${1#-}" != "$1" ]; do
  case $1 in -u) user=$2; shift ;; esac
  [ "$1" = -- ] && { shift; break; }
  shift
done
home=$(getent passwd $user | cut -d: -f6)
exec setpriv --reuid $user --regid $user --init-groups env -i PATH="$PATH" HOME="$home" USER=$user "$@"`,
  systemctl: `if [ "$1" = show ]; then
  exec sed -n 's/^Environment=//p' "/etc/systemd/system/\${!#}.service" | sed 's|%S|/var/lib|g' | tr '\\n' ' '
fi
exec curl --silent --show-error --fail --max-time 100 --unix-socket ${SOCKET} --data-raw "$*" http://localhost/`,
};

/**
 * A machine in its own namespaces, where commands run as on a new server: as root or as its own users, with separate
 * ports and system folders. Its services run as their units define.
 * @param files put into /mnt/host; `build` is copied into each release, in place of making bundles
 */
export async function startMachine(files: string) {
  const holder = spawn('unshare', [
    ...['--mount', '--net', '--propagation', 'private', 'bash', '-c'],
    `${MOUNTS}\nmount --bind ${files} /mnt/host\nmount --bind ${resolve('node_modules')} ${PACKAGES}\necho ready\nexec sleep infinity`,
  ]);
  const services = new Map<string, ChildProcess>();
  const inNamespaces = (...command: readonly string[]) => [
    ...['nsenter', `--mount=/proc/${holder.pid}/ns/mnt`, `--net=/proc/${holder.pid}/ns/net`, '--'],
    ...['env', '-i', `PATH=${PATH}`, 'HOME=/mnt/root', 'LANG=C.UTF-8', ...command],
  ];
  const logs: string[] = [];

  async function run(script: string): Promise<CommandResult> {
    const [program = '', ...args] = inNamespaces('bash', '-c', `set -euo pipefail; cd /mnt/root; ${script}`);
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const [stdout, stderr, [code]] = await Promise.all([
      buffer(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    return { code, stdout, stderr };
  }

  /** Starts a service by its unit, as systemd does: its user, its settings, and its writable folders. */
  async function startService(name: string): Promise<void> {
    const unit = (await run(`cat /etc/systemd/system/${name}.service`)).stdout.toString();
    const [, program = ''] = /^ExecStart=(.*)$/m.exec(unit) ?? [];
    const [, user = ''] = /^User=(.*)$/m.exec(unit) ?? [];
    const [, folder = ''] = /^WorkingDirectory=(.*)$/m.exec(unit) ?? [];
    const [, state = ''] = /^StateDirectory=(.*)$/m.exec(unit) ?? [];
    const environment = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) =>
      line.split(' '),
    );
    const settingsOutput = await run("sed -nE 's/^([A-Z_]+)=(.*)$/\\1=\\2/p' /etc/hraunvefur.env");
    const settings = settingsOutput.stdout
      .toString()
      .split('\n')
      .filter((line) => line !== '');
    const unquoted = settings.map((line) => line.replace(/='(.*)'$/, '=$1'));
    const script = `set -e
install -d -m 700 -o ${user} -g ${user} /var/lib/${state}
[ "$(stat -c %U /var/lib/${state})" = ${user} ] || chown -R ${user}: /var/lib/${state}
mount --bind /var/lib/${state} /var/lib/${state}
for mounted in / /etc /usr/local /var/lib /var/log; do mount -o remount,bind,ro $mounted; done
mount -t tmpfs tmpfs /tmp
cd ${folder}
umask 077
exec setpriv --reuid ${user} --regid ${user} --init-groups --no-new-privs --bounding-set=-all --inh-caps=-all "$@"`;
    const variables = [...environment.map((line) => line.replaceAll('%S', '/var/lib')), ...unquoted];
    const [first = '', ...rest] = inNamespaces('unshare', '--mount', 'bash', '-c', script, name);
    const service = spawn(first, [
      ...rest,
      ...['env', '-i', `PATH=${PATH}`, `HOME=/var/lib/${state}`, `USER=${user}`, ...variables],
      ...program.split(' '),
    ]);
    for (const stream of [service.stdout, service.stderr])
      stream.on('data', (chunk: Buffer) => logs.push(chunk.toString()));
    services.set(name, service);
  }

  async function stopService(name: string): Promise<void> {
    const service = services.get(name);
    services.delete(name);
    if (service) await endProcess(service);
  }

  const systemd = createServer(async (request, response) => {
    const [verb = '', ...rest] = (await text(request)).split(' ');
    const name = rest.at(-1) ?? '';
    if (['stop', 'restart'].includes(verb)) await stopService(name);
    if (['start', 'restart'].includes(verb) || rest[0] === '--now') await startService(name);
    response.end();
  });

  afterFile(async () => {
    for (const name of services.keys()) await stopService(name);
    systemd.close();
    holder.kill('SIGKILL');
  });
  systemd.listen(join(files, 'systemd'));
  await once(systemd, 'listening');
  chmodSync(join(files, 'systemd'), 0o777);
  await once(holder.stdout, 'data');
  const programs = Object.entries(PROGRAMS);
  writeFiles(
    join(files, 'programs'),
    Object.fromEntries(programs.map(([name, script]) => [name, `#!/usr/bin/env bash\n${script}\n`])),
  );
  await run('install -m 755 /mnt/host/programs/* /usr/local/bin/');

  return {
    run,
    /** Log lines of its services. */
    log: () => logs.join(''),
    stop: stopService,
    start: startService,
    /** Starts a program; the returned function ends it, and so does the end of the test file. */
    async background(...command: readonly string[]): Promise<() => Promise<void>> {
      const [program = '', ...args] = inNamespaces(...command);
      const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
      child.stderr.on('data', (chunk: Buffer) => logs.push(chunk.toString()));
      const end = () => endProcess(child);
      afterFile(end);
      return end;
    },
  };
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'close');
  child.kill('SIGTERM');
  await exit;
}

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** The user `node` of the image. */
const USER = 1000;

/**
 * A root with the system's programs and libraries, the image at /app and the packages that it links to, all read-only,
 * as `docker run --read-only --tmpfs /tmp` has it. The user has a name, which Postgres asks for, and no privileges.
 */
const SCRIPT = `
set -eu
root=$1 image=$2 volume=$3 packages=$4 user=$5
shift 5
mount -t tmpfs tmpfs "$root"
mkdir -p "$root"/usr "$root"/app "$root"/etc "$root"/proc "$root"/dev "$root"/tmp "$root"/var/lib/hraunvefur
for name in bin sbin lib lib64; do
  if [ -L "/$name" ]; then cp -P "/$name" "$root"; else mkdir "$root/$name" && mount -o bind,ro "/$name" "$root/$name"; fi
done
echo "root:x:0:0::/root:/bin/sh
node:x:$user:$user::/home/node:/bin/sh" > "$root/etc/passwd"
mount --rbind /proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -o bind,ro /usr "$root/usr"
mount -o bind,ro "$image" "$root/app"
mount -o bind "$volume" "$root/var/lib/hraunvefur"
mount -t tmpfs tmpfs "$root/tmp"
mkdir -p "$root$packages"
mount -o bind,ro "$packages" "$root$packages"
mount -o remount,ro "$root"
exec chroot "$root" setpriv --reuid "$user" --regid "$user" --clear-groups --no-new-privs --bounding-set=-all env -C /app "$@"
`;

/** Why `runInImage` is impossible on this machine; undefined when it is possible. */
export function cannotRunInImage(): string | undefined {
  if (process.platform !== 'linux') return 'only Linux can give a process a root of its own';
  if (process.getuid?.() !== 0) return 'only root can give a process a root of its own';
  if (spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status !== 0)
    return 'this machine does not let root mount anything, or has no unshare';
  return undefined;
}

/**
 * Starts a command in the files of an image, without a container registry.
 * @param folders an empty one for the root; the image's /app; the volume, which becomes the user's
 */
export function runInImage(
  folders: { readonly root: string; readonly image: string; readonly volume: string },
  command: readonly string[],
  environment: Readonly<Record<string, string>>,
): ChildProcess {
  const { root, image, volume } = folders;
  chownSync(volume, USER, USER);
  const packages = resolve('node_modules');
  if (!existsSync(packages)) throw new Error('The packages of the project are not installed.');
  return spawn(
    'unshare',
    ['--mount', 'sh', '-c', SCRIPT, 'sh', root, image, volume, packages, String(USER), ...command],
    { env: { PATH: process.env.PATH, ...environment }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
}

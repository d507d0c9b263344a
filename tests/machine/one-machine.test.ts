import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildStudio } from '../../server/build/build-studio.ts';
import { git } from '../git.ts';
import { studioSite } from '../studio-site.ts';
import { temporaryFolder, writeFiles } from '../temporary-files.ts';
import { BUNDLE_TIME, bundlesFor } from '../unit/build/own-bundles.ts';
import { plainPicture } from '../unit/studio/some-pictures.ts';
import { type Machine, machineProblem, startMachine } from './machine.ts';

/*
 * docs/deploy.md, "One small machine", starting from an empty machine: its commands, its unit, its proxies.
 */

const problem = machineProblem();
const guide = readFileSync('docs/deploy.md', 'utf8');
const home = '/var/lib/hraunvefur';
const REMOTE = '/mnt/remote.git';
const STUDIO = 'studio.hraunvefur.is';
const PASSWORD = 'hraun og mosi 19';
/** Seven builds and as many starts, on a possibly busy machine. */
const SLOW = { timeout: 600_000 };
const NAMES = ['is', 'io', 'es', 'dk'].flatMap((end) => [`hraunvefur.${end}`, `www.hraunvefur.${end}`]);

/** Blocks of commands below a heading, in order. */
function readCommands(heading: string): string[] {
  const [, section = ''] = guide.split(`\n${heading}\n`);
  const [body = ''] = section.split(/\n## /);
  return [...body.matchAll(/```sh\n(.*?)```/gs)].map(([, block = '']) => block);
}

/** A developer's clone of the small site, with all code of the project. */
function writeProject(folder: string): void {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  }).split('\0');
  const content = /^(tests|content|site\.yaml|locales\/(?!checks|studio|README))/;
  for (const file of files)
    if (file !== '' && !content.test(file) && existsSync(file)) cpSync(file, join(folder, file));
  cpSync('tests/fixtures/studio', folder, { recursive: true });
  writeFiles(folder, studioSite());
  git(folder, 'init', '--quiet', '--initial-branch=main');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message=First');
}

describe.skipIf(problem !== null)(`a new machine${problem === null ? '' : `: ${problem}`}`, SLOW, () => {
  const files = temporaryFolder();
  const project = join(files, 'project');
  let machine: Machine;
  let cookie = '';
  let stopProxy = async () => {};

  /** Runs commands as root; they must succeed. */
  async function run(script: string): Promise<string> {
    const { code, stdout, stderr } = await machine.run(script);
    if (code !== 0) throw new Error(`${script}\n${stdout}${stderr}\n${machine.log().slice(-3000)}`);
    return stdout.toString();
  }

  const runScript = async (script: string) => {
    const { code, stdout, stderr } = await machine.run(script);
    return { code, output: `${stdout}${stderr}` };
  };

  /** Response of a proxy. */
  async function ask(address: string, ...options: readonly string[]) {
    const quotedOptions = options.map((option) => `'${option}'`).join(' ');
    const answer = await machine.run(
      `curl --silent --insecure --max-time 100 --write-out '\\n%{http_code} %{redirect_url}' ${quotedOptions} '${address}'`,
    );
    const text = answer.stdout.toString();
    const end = text.lastIndexOf('\n');
    const [status = '', location = ''] = text.slice(end + 1).split(' ');
    return { status: Number(status), location, body: text.slice(0, end) };
  }

  /** Sends a request to the Studio as its interface does. */
  async function studio(method: string, path: string, body?: unknown, ...options: readonly string[]) {
    const headers = ['X-Studio: 1', `Origin: https://${STUDIO}`, 'Sec-Fetch-Site: same-origin'];
    const all = [...headers, ...(cookie === '' ? [] : [`Cookie: ${cookie}`])].flatMap((line) => ['-H', line]);
    const dataOptions =
      body === undefined
        ? []
        : ['-H', 'Content-Type: application/json', '--data-raw', JSON.stringify(body).replaceAll("'", '')];
    const address = `https://${STUDIO}/studio/api${path}`;
    return await ask(address, '-X', method, ...all, ...dataOptions, ...options);
  }

  const amounts = { ISK: 4990, USD: 39, EUR: 35, DKK: 249 };

  /** Changes the price of the small package between two amounts in krónur, and publishes it. */
  async function publishPrice(from: number, to: number): Promise<void> {
    const edit = {
      ...{ kind: 'set', path: ['packages', 'hosting', 'packages', 'basic', 'price', 'amounts'] },
      ...{ before: { ...amounts, ISK: from }, after: { ...amounts, ISK: to } },
    };
    await studioReady();
    const saveReply = await studio('POST', '/draft/changes', { edits: [edit] });
    expect([saveReply.status, saveReply.body]).toEqual([200, expect.any(String)]);
    const publishReply = await studio('POST', '/publications');
    expect([publishReply.status, publishReply.body]).toEqual([201, expect.any(String)]);
    await priceIs(to);
  }

  /** Waits until visitors see a price; a new build is loaded shortly after it is written. */
  async function priceIs(krónur: number): Promise<void> {
    const text = `${String(krónur).slice(0, -3)}.${String(krónur).slice(-3)}`;
    await vi.waitFor(
      async () => expect((await ask('https://hraunvefur.is/lausnir/vefhysing')).body).toContain(text),
      { timeout: 60_000, interval: 200 },
    );
  }

  /** 15 MB of one color. */
  const writePicture = (width: number, height: number) =>
    plainPicture(width, height).png({ compressionLevel: 0 }).toFile(join(files, 'picture.png'));

  const studioReady = () =>
    vi.waitFor(async () => expect((await studio('GET', '/session')).status).toBe(200), {
      timeout: 60_000,
      interval: 200,
    });
  const live = async () => (await run(`readlink -f ${home}/current`)).trim();

  /** Waits until the repository has the newest commit of a checkout. */
  async function remoteHas(checkout: string): Promise<void> {
    const head = await run(`sudo -u hraunvefur git -C ${checkout} rev-parse HEAD`);
    await vi.waitFor(() => run(`git -C ${REMOTE} merge-base --is-ancestor ${head.trim()} main`), {
      timeout: 60_000,
      interval: 500,
    });
  }

  beforeAll(async () => {
    if (problem !== null) return;
    chmodSync(files, 0o755);
    writeProject(project);
    const bundles = await bundlesFor('tests/fixtures/studio');
    cpSync(join(bundles, 'bundle'), join(files, 'build/bundle'), { recursive: true });
    await buildStudio('.');
    cpSync('build/studio', join(files, 'build/studio'), { recursive: true });
    machine = await startMachine(files);
    await run(`git config --global safe.directory '*'
      git clone --quiet --bare /mnt/host/project ${REMOTE}
      for name in ${[...NAMES, STUDIO].join(' ')}; do echo "127.0.0.1 $name" >> /etc/hosts; done`);
    git(project, 'remote', 'add', 'origin', `${files}/unused`);
  }, BUNDLE_TIME);

  /** A developer's push to the repository. */
  async function push(message: string, changedFiles: Readonly<Record<string, string>>): Promise<void> {
    await run(`cd /mnt/host/project && git pull --quiet --rebase ${REMOTE} main`);
    writeFiles(project, changedFiles);
    git(project, 'add', '--all');
    git(project, 'commit', '--quiet', `--message=${message}`);
    await run(
      `cd /mnt/host/project && git push --quiet ${REMOTE} HEAD:main && chown -R hraunvefur: ${REMOTE}`,
    );
  }

  /** Sends the form of a page as a browser without scripts does. */
  async function sendForm(name: string): Promise<string> {
    const { body: page } = await ask('https://hraunvefur.is/synishorn');
    const [, ticket = ''] = /name="form-ticket" value="([^"]*)"/.exec(page) ?? [];
    const fields = { 'form-name': 'contact', 'form-page': '/synishorn', 'form-ticket': ticket, name };
    const answer = await ask(
      'https://hraunvefur.is/',
      ...['-H', 'Accept: application/json', '--data-raw', new URLSearchParams(fields).toString()],
    );
    return JSON.parse(answer.body).outcome;
  }

  const namesInInbox = async (): Promise<string[]> =>
    (await run('hraunvefur inbox --json'))
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line).fields.name);

  async function signIn(): Promise<void> {
    const link = await run(readCommands('## 3. One small machine').at(-2) ?? 'false');
    expect(link).toMatch(new RegExp(`^https://${STUDIO}/studio/invitation#`));
    cookie = '';
    await studioReady();
    const secret = link.trim().split('#')[1];
    const invitationReply = await studio('POST', '/invitation', { secret, password: PASSWORD }, '--include');
    cookie = /^set-cookie: ([^;]+)/im.exec(invitationReply.body)?.[1] ?? '';
    expect(cookie).not.toBe('');
  }

  async function setUp(): Promise<void> {
    const [packages = '', steps = ''] = readCommands('## 3. One small machine');
    await runScript(packages);
    const [before = '', release] = steps.replace('<repository>', REMOTE).split('hraunvefur release');
    expect(release).toBe('\n');
    await run(`useradd() { /usr/sbin/useradd "$@" && chown -R hraunvefur: ${REMOTE}; }\n${before}`);
    await run(`printf '%s\n' STUDIO_HOST=${STUDIO} FORM_MIN_SECONDS=0 >> /etc/hraunvefur.env`);
    await run('hraunvefur release');
  }

  async function startCaddy(): Promise<() => Promise<void>> {
    const [, , steps = ''] = readCommands('## 3. One small machine');
    await run(`cd ${home}/current/docs/deploy; ${steps}`);
    const options = ['admin off', 'local_certs', 'skip_install_trust', 'storage file_system /var/lib/caddy'];
    await run(`printf '{\n${options.join('\n')}\n}\n' | cat - /etc/caddy/Caddyfile > /run/Caddyfile`);
    return machine.background('caddy', 'run', '--config', '/run/Caddyfile', '--adapter', 'caddyfile');
  }

  async function startNginx(): Promise<() => Promise<void>> {
    const [, , , steps = ''] = readCommands('## 3. One small machine');
    // Certificates of an authority are not available here.
    const [, certificate = '', copy = ''] = /(certbot [\s\S]*?)\n(rm [\s\S]*)/.exec(steps) ?? [];
    for (const name of [...NAMES, STUDIO]) expect(certificate).toContain(name);
    const folder = '/etc/letsencrypt/live/hraunvefur.is';
    await run(`mkdir -p ${folder} && openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=hraunvefur.is \
      -keyout ${folder}/privkey.pem -out ${folder}/fullchain.pem 2> /dev/null
      cd ${home}/current/docs/deploy; ${copy}`);
    return machine.background('nginx', '-g', 'daemon off;');
  }

  test('the steps of the guide end with a service in one folder, without sample rows', async () => {
    await setUp();
    expect(await run(`stat -c '%U %a' ${home} /etc/hraunvefur.env`)).toBe('hraunvefur 700\nroot 640\n');
    // There is no network here.
    await runScript(readCommands('## 3. One small machine').at(-1) ?? 'false');
    expect(await run(`stat -c '%U %a' ${home}/.ssh ${home}/.ssh/id_ed25519`)).toBe(
      'hraunvefur 700\nhraunvefur 600\n',
    );
    expect(await run(`find ${home} ! -user hraunvefur | head -n 3`)).toBe('');
    expect(await run(`curl --silent --fail http://127.0.0.1:3000/healthz`)).toContain('"status":"ok"');
    expect(readRows(await run(`cat ${home}/current/build/rows.json`))).toEqual([]);
  });

  describe.each([
    ['Caddy', startCaddy],
    ['nginx', startNginx],
  ])('behind %s', (name, start) => {
    afterAll(() => (name === 'Caddy' ? stopProxy() : undefined));

    test('visitors get pages and send forms, and machines’ addresses are closed', async () => {
      stopProxy = await start();
      await vi.waitFor(async () => expect((await ask('https://hraunvefur.is/')).status).toBe(200), {
        timeout: 60_000,
      });
      const pages = await Promise.all(
        ['is', 'io', 'es', 'dk'].map((end) => ask(`https://hraunvefur.${end}/synishorn`)),
      );
      expect(pages.map(({ body }) => /<html[^>]* lang="(\w+)"/.exec(body)?.[1])).toEqual([
        ...['is', 'en', 'es', 'da'],
      ]);
      const www = await ask('https://www.hraunvefur.io/frettir?a=1');
      expect([www.status, www.location]).toEqual([301, 'https://hraunvefur.io/frettir?a=1']);
      for (const host of ['hraunvefur.is', 'www.hraunvefur.is', STUDIO]) {
        const plain = await ask(`http://${host}/verkefni?a=1`);
        expect([plain.status, plain.location]).toEqual([308, `https://${host}/verkefni?a=1`]);
      }
      for (const path of ['/healthz', '/metrics', '/%68ealthz', '/metrics?a=1'])
        for (const host of ['hraunvefur.is', STUDIO])
          expect([host, path, (await ask(`https://${host}${path}`)).status]).toEqual([host, path, 404]);
      expect(await sendForm(`Jóna (${name})`)).toBe('sent');
      expect(await namesInInbox()).toContain(`Jóna (${name})`);
    });

    test('a foreign name gets neither a page nor a redirect', async () => {
      for (const host of ['evil.example', '127.0.0.1', 'hraunvefur.is.evil.example']) {
        const plain = await ask('http://127.0.0.1/verdskra', '-H', `Host: ${host}`);
        expect([plain.status, plain.location]).toEqual([0, '']);
        const secure = await ask(`https://${host}/`, '--resolve', `${host}:443:127.0.0.1`);
        expect([secure.status, secure.location]).toEqual([0, '']);
      }
    });

    test('IPv6 is served, and a body that is too large is refused', async () => {
      const responseOverIPv6 = await ask('https://hraunvefur.is/', '--resolve', 'hraunvefur.is:443:[::1]');
      expect(responseOverIPv6.status).toBe(200);
      await run('head -c 100000 /dev/zero > /run/large');
      const form = await ask('https://hraunvefur.is/', '--data-binary', '@/run/large');
      expect(form.status).toBe(413);
    });

    test('a picture of 15 MB is uploaded in the Studio, and a price is published', async () => {
      await signIn();
      await (name === 'Caddy' ? writePicture(2500, 2000) : writePicture(2000, 2500));
      const options = ['-H', 'Content-Type: image/png', '--data-binary', '@/mnt/host/picture.png'];
      const upload = await studio('POST', `/pictures?name=${name}.png`, undefined, ...options);
      expect([upload.status, upload.body]).toEqual([201, expect.any(String)]);
      const { file } = JSON.parse(upload.body);
      const picture = await ask(`https://hraunvefur.is/pictures/${file}/1600.webp`, '--output', '/dev/null');
      expect(picture.status).toBe(200);
      const [from, to] = name === 'Caddy' ? [4990, 5290] : [5290, 5490];
      await publishPrice(from, to);
      const commit = await run(`sudo -u hraunvefur git -C ${home}/current log -1 --format='%an %ae'`);
      expect(commit).toBe('Anna anna@example.is\n');
    });
  });

  test('a release that lacks a publication is refused, and says how a developer gets it', async () => {
    const before = await live();
    await push('Note', { 'docs/note.md': 'A\n' });
    const release = await runScript('hraunvefur release');
    expect(release.code).toBe(1);
    expect(release.output).toMatch(/The release lacks what is live:\n\w+ Anna: .*\n\w+ Anna: /);
    expect([await live(), (await run(`ls ${home}/releases`)).trim().split('\n')]).toEqual([
      before,
      [before.split('/').at(-1)],
    ]);

    const [pull = ''] = /git pull --upload-pack .*/.exec(guide) ?? [];
    const command = pull.replace('admin@hraunvefur.is:', '');
    await run(`cd /mnt/host/project && git -c user.name=D -c user.email=d@example.is -c pull.rebase=false ${command.slice(4)} --quiet
      git push --quiet ${REMOTE} HEAD:main && chown -R hraunvefur: ${REMOTE}`);
    await run('hraunvefur release');
    expect(await live()).not.toBe(before);
    await priceIs(5490);
    expect(await run(`cat ${home}/current/docs/note.md`)).toBe('A\n');
  });

  test('a file that was changed by hand in the live checkout stops a release', async () => {
    await run(`echo '# by hand' >> ${home}/current/site.yaml`);
    expect((await runScript('hraunvefur release')).output).toMatch(/changed by hand/);
    await run(`sudo -u hraunvefur git -C ${home}/current checkout --quiet site.yaml`);
    expect(await run('hraunvefur release')).toMatch(/^This is live already: /);
  });

  test('a command that does not exist is refused, and so is a release that does not answer', async () => {
    const unknown = await runScript('hraunvefur inbocks');
    expect([unknown.code, unknown.output]).toEqual([
      2,
      expect.stringContaining('There is no command inbocks.'),
    ]);
    await run('systemctl stop hraunvefur');
    const release = await runScript('hraunvefur release');
    await run('systemctl start hraunvefur');
    expect([release.code, release.output]).toEqual([1, expect.stringContaining('does not answer')]);
    await priceIs(5490);
  });

  test('a wrong setting stops a release before it becomes live', async () => {
    const before = await live();
    await push('Another note', { 'docs/note.md': 'B\n' });
    await run('echo MAIL_FROM=vefur@example.is@ >> /etc/hraunvefur.env');
    const release = await runScript('hraunvefur release');
    await run("sed -i '$d' /etc/hraunvefur.env");
    expect([release.code, release.output]).toEqual([2, expect.stringContaining('MAIL_FROM')]);
    expect(await live()).toBe(before);
    await run('hraunvefur release');
    await priceIs(5490);
  });

  test('what is sent to the repository stays live through later releases', async () => {
    await run(`echo STUDIO_PUBLISH=push >> /etc/hraunvefur.env && systemctl restart hraunvefur`);
    await publishPrice(5490, 5690);
    await remoteHas(await live());
    expect(await run('hraunvefur release')).toMatch(/^This is live already: /);
    const migration =
      'create table public.later (id int); alter table public.later enable row level security;';
    await push('Add a table', { 'supabase/migrations/20991231000000_later.sql': migration });
    await run('hraunvefur release');
    await priceIs(5690);
  });

  test('a release that is not healthy, or misses the last publication, is undone', async () => {
    const before = await live();
    await push('Break the server', { 'server/start.ts': 'process.exit(1);\n' });
    const repository = `git -C ${before} -c user.name=Anna -c user.email=anna@example.is`;
    const commit = `${repository} log -1 --format=%s | grep -q Late || ${repository} commit --quiet --allow-empty -m Late`;
    await run(`echo '${commit}' > /run/at-restart`);
    const lateRelease = await runScript('hraunvefur release');
    await run('rm /run/at-restart');
    expect(lateRelease.output).toMatch(/published at the last moment.*is live again/s);
    expect(await live()).toBe(before);
    await remoteHas(before);
    await run('echo HEALTH_SECONDS=2 >> /etc/hraunvefur.env');
    const failedRelease = await runScript('hraunvefur release');
    expect([failedRelease.code, failedRelease.output]).toEqual([
      1,
      expect.stringMatching(/not as healthy.*journalctl.*is live again\.$/ms),
    ]);
    await run("sed -i '/^HEALTH_SECONDS/d' /etc/hraunvefur.env");
    expect(await live()).toBe(before);
    await priceIs(5690);
    const start = readFileSync('server/start.ts', 'utf8');
    await push('Repair the server', { 'server/start.ts': start });
  });

  test('an older commit, an unknown one, and a second release at the same time are refused', async () => {
    const second = await runScript(`flock ${home}/release.lock hraunvefur release`);
    expect(second.output).toBe('Another release is under way.\n');
    const [older = ''] = (await run(`git -C ${REMOTE} rev-list main`)).trim().split('\n').slice(-1);
    expect((await runScript(`hraunvefur release ${older}`)).output).toContain(
      'The release lacks what is live:',
    );
    expect((await runScript('hraunvefur release 0123456789012345678901234567890123456789')).output).toContain(
      'The branch main does not have the commit',
    );
  });

  test('going back over a migration keeps publications and forms of the newer version', async () => {
    await publishPrice(5690, 5890);
    expect(await sendForm('Newer')).toBe('sent');

    await run('hraunvefur release --back');
    await priceIs(5890);
    expect(await run(`ls ${home}/current/supabase/migrations`)).not.toContain('later');
    expect(await sendForm('Older')).toBe('sent');
    await vi.waitFor(
      async () => expect(await namesInInbox()).toEqual(expect.arrayContaining(['Newer', 'Older'])),
      {
        timeout: 30_000,
      },
    );
    await publishPrice(5890, 5990);
    expect((await run(`ls ${home}/releases`)).trim().split('\n').length).toBeLessThanOrEqual(5);
  });

  test('after a total loss all comes back from the copies and the repository', async () => {
    await remoteHas(await live());
    await studio('POST', '/draft/changes', {
      edits: [{ kind: 'set', path: ['company', 'phone'], before: '+354 555 0142', after: '+354 555 0199' }],
    });
    await run(`hraunvefur backup
      mkdir kept && cp -r ${home}/database/backups ${home}/studio ${home}/spool /etc/hraunvefur.env kept
      systemctl stop hraunvefur
      rm -rf ${home} /etc/hraunvefur.env /usr/local/bin/hraunvefur /etc/systemd/system/hraunvefur.service
      userdel hraunvefur; chown -R root: ${REMOTE}`);
    await setUp();
    const [steps = ''] = readCommands('## Backups');
    await run(`install -m 640 -g hraunvefur kept/hraunvefur.env /etc/\n${steps}`);
    await priceIs(5990);
    expect(await namesInInbox()).toEqual(expect.arrayContaining(['Newer', 'Older', 'Jóna (nginx)']));
    await signIn();
    expect((await studio('GET', '/draft?quick')).body).toContain('+354 555 0199');
    const [picture] = JSON.parse((await studio('GET', '/pictures')).body);
    expect(
      (await ask(`https://hraunvefur.is/pictures/${picture.file}/1600.webp`, '--output', '/dev/null')).status,
    ).toBe(200);
  });
});

/** Rows that a build has read. */
function readRows(text: string): unknown[] {
  return [...text.matchAll(/"slug":"[^"]*"/g)].map(([slug]) => slug);
}

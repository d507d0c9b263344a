import { readdirSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openOutputFolder } from '../../server/build/output-folder.ts';
import { createPublisher } from '../../studio/publish/publish.ts';
import { openRepository } from '../../studio/publish/repository.ts';
import { createSender } from '../../studio/publish/send.ts';

/*
 * A process that publishes and is killed: `node publish-process.ts ROOT BUILD STUDIO PAGES`. Git, its remote, note and
 * sites are real; pages show only their version. It recovers, then publishes each version read from its input, a line
 * each, and prints its next step.
 */

const [root = '', build = '', folder = '', pages = ''] = process.argv.slice(2);
const repository = openRepository(root);
const texts = () => ['site.yaml', ...readdirSync(join(root, 'locales')).map((name) => `locales/${name}`)];
const readAll = () =>
  Object.fromEntries(texts().map((name) => [name, readFileSync(join(root, name), 'utf8')]));

async function write(text: string, beforeWriting: () => Promise<void>): Promise<void> {
  const output = openOutputFolder(join(build, 'sites'), false);
  const page = `<p>${text}</p>${'.'.repeat(5_000)}</html>`;
  for (let place = 0; place < Number(pages); place++) output.put(`is/page-${place}/index.html`, page);
  // Some pages are added and removed.
  output.put(`is/only-${text}/index.html`, page);
  for (const name of ['index.html', '404.html']) output.put(`is/${name}`, page);
  const languages = [{ code: 'is', domain: 'hraunvefur.is', isDefault: true }];
  output.put('site-hosts.json', JSON.stringify({ languages, redirects: [], fallbackRoutes: [] }));
  output.putSibling('project.json', text);
  await output.finish(async () => {
    print('committing');
    await beforeWriting();
    print('writing');
  });
}

const remote = { mode: 'push', remote: 'origin', branch: 'main', github: null } as const;
const sender = createSender(repository, remote, { log: print, onChange: () => {} });

let next = '';
const publisher = createPublisher({
  repository,
  contentPaths: ['site.yaml', 'locales'],
  read: readAll,
  check: () => ({ project: {} as never, errors: 0 }),
  build: (_, __, beforeWriting) => write(next, beforeWriting),
  rebuild: () => write(readAll()['site.yaml'] ?? '', async () => {}),
  send() {
    print('sending');
    return sender.send();
  },
  review: null,
  alone: (work) => work(),
  folder,
  log: () => {},
});
await publisher.recover();
await sender.send();
print('recovered');
for await (const version of createInterface({ input: process.stdin })) {
  next = version;
  print('publishing');
  const { kind } = await publisher.publish({
    author: { name: 'Anna', email: 'anna@example.is' },
    message: version,
    change: (files) => ({
      kind: 'changed',
      files: Object.fromEntries(Object.keys(files).map((name) => [name, version])),
    }),
  });
  print(kind);
}

/** Prints synchronously: the process may be killed next. */
function print(line: string): void {
  writeSync(1, `${line}\n`);
}

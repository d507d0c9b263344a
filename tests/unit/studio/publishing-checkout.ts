import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '../../../app/data/project.ts';
import { createPublisher, type PublishParts } from '../../../studio/publish/publish.ts';
import { type Author, openRepository } from '../../../studio/publish/repository.ts';
import { createRepository, git } from '../../git.ts';
import { temporaryFolder } from '../../temporary-files.ts';

export const anna: Author = { name: 'Anna', email: 'anna@example.is' };
const project = {} as Project;

/** A checkout with two files, and a publisher whose build writes one file. */
export function publishingCheckout(parts: Partial<PublishParts> = {}) {
  const root = createRepository({
    'site.yaml': 'price: 1\n',
    'locales/is/home.json': '{ "title": "Halló" }\n',
    'README.md': 'x\n',
  });
  const studio = temporaryFolder();
  const repository = openRepository(root);
  const logLines: string[] = [];
  const live = join(studio, 'live.txt');
  const build: PublishParts['build'] = async (_, __, beforeWriting) => {
    await beforeWriting();
    writeFileSync(live, readFileSync(join(root, 'site.yaml')));
  };
  const allParts: PublishParts = {
    repository,
    contentPaths: ['site.yaml', 'locales'],
    read: () =>
      Object.fromEntries(
        git(root, 'ls-files', 'site.yaml', 'locales')
          .trim()
          .split('\n')
          .map((name) => [name, readFileSync(join(root, name), 'utf8')]),
      ),
    check: () => ({ project, errors: 0 }),
    build,
    rebuild: () => build(project, {}, async () => {}),
    alone: (work) => work(),
    log: (line) => logLines.push(line),
    send: async () => ({ kind: 'none' }),
    review: null,
    folder: studio,
    ...parts,
  };
  const publisher = createPublisher(allParts);
  const site = () => readFileSync(join(root, 'site.yaml'), 'utf8');
  const readLive = () => (existsSync(live) ? readFileSync(live, 'utf8') : null);
  const publish = (text: string, message = 'Change') =>
    publisher.publish({
      author: anna,
      message,
      change: (files) => ({ kind: 'changed', files: { ...files, 'site.yaml': text } }),
    });
  return { root, studio, repository, parts: allParts, publisher, publish, site, readLive, build, logLines };
}

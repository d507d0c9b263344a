import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readProject } from '../checks/project/read-project.ts';
import { renderIcons } from '../server/build/social/brand-icons.ts';
import { renderSocialPicture } from '../server/build/social/social-picture.ts';

/**
 * npm run brand: renders the icons and the default picture for social networks from app/brand/favicon.svg. Run it after a
 * change of the logo or of the company's name.
 */
const FOLDER = 'app/brand';

const { project } = readProject('.');
if (!project) {
  console.error('site.yaml cannot be read; npm run check says why.');
  process.exit(1);
}
const pictures = {
  ...renderIcons(),
  'social.png': await renderSocialPicture({
    seed: 'home/hero',
    title: '',
    company: project.site.company.name,
  }),
};
for (const [name, content] of Object.entries(pictures)) {
  writeFileSync(join(FOLDER, name), content);
  console.log(`${join(FOLDER, name)} ${(content.length / 1024).toFixed(1)} KB`);
}

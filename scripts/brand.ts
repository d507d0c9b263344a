import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawIcons } from './build/social/draw-icons.ts';
import { drawDefaultPicture } from './build/social/draw-social-picture.ts';
import { readProject } from './check/project/read-project.ts';

/**
 * Makes the pictures that every site has: the icons, from app/brand/favicon.svg, and the picture by which social networks
 * show a page that has none of its own. Run after the sign or the company's name has changed: npm run brand
 */
const folder = 'app/brand';

const { project } = readProject('.');
if (!project) {
  console.error('site.yaml cannot be read; npm run check says why.');
  process.exit(1);
}
const pictures = {
  ...(await drawIcons()),
  'social.png': await drawDefaultPicture(project.site.company.name, 'home/hero'),
};
for (const [name, content] of Object.entries(pictures)) {
  writeFileSync(join(folder, name), content);
  console.log(`${join(folder, name)} ${(content.length / 1024).toFixed(1)} KB`);
}

import { expect, test } from 'vitest';
import { applyEdits } from '../../../edits/apply-edits.ts';
import { studioSite } from '../../studio-site.ts';
import { measureSmallImpact } from './printed-impact.ts';

const alt = { is: 'Höfnin', en: 'The harbour', es: 'El puerto', da: 'Havnen' };
const picture = { file: 'a'.repeat(20), width: 1600, height: 1067, focus: [50, 40] as const, alt };
const path = ['pages', 'home', 'sections', 'hero', 'picture'];
const { files } = applyEdits(studioSite(), [{ kind: 'picture', path, before: null, after: picture }]);

test.each([
  ['site.yaml', '[50, 40]', '[0, 40]', 'Visible part: Picture “The harbour”'],
  ['site.yaml', picture.file, 'b'.repeat(20), 'Picture: Picture “The harbour”'],
  [
    'locales/en/pictures.json',
    'The harbour',
    'The boats',
    ': Picture “The boats” › description of the picture',
  ],
  ['content/marks/kria-og-co.svg', '<path', '<path id="a"', ': Clients'],
])('%s: another picture, by its words and not by the name of its file', (file, from, to, what) => {
  const { changes } = measureSmallImpact(files, { ...files, [file]: files[file]?.replace(from, to) ?? '' });
  expect(changes.map(({ label, name, pages }) => [`${label}: ${name}`, pages])).toEqual([[what, ['/']]]);
});

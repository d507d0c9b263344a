import { buttonLabel } from '../action.ts';
import { markVisible } from '../content-model.ts';
import { path } from '../identifiers.ts';
import { reference } from '../references.ts';
import { defineSection } from './section-base.ts';

/** The packages of a set side by side, with price and contents. */
export const packages = defineSection('packages', 'Packages side by side.', {
  fields: {
    set: reference('package-set', 'Which of the package sets is shown.'),
    label: buttonLabel.describe('The words of each package’s button: a name under actions in common.json.'),
    to: markVisible(path).describe('The page that each package’s button links to.'),
  },
  example: { id: 'packages', set: 'hosting', label: 'choose-package', to: '/fa-tilbod' },
});

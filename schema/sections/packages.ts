import { buttonLabel } from '../action.ts';
import { markVisible } from '../content-model.ts';
import { path } from '../identifiers.ts';
import { objectSchema } from '../object-schema.ts';
import { reference } from '../references.ts';
import { defineSection } from './section-base.ts';

/** A package set with its buttons. */
const offeredSet = {
  set: reference('package-set', 'Which of the package sets is shown.'),
  label: buttonLabel.describe('The words of each package’s button: a name under actions in common.json.'),
  to: markVisible(path).describe('The page that each package’s button links to.'),
};

/** The packages of a set side by side, as columns to scale, with price and contents. */
export const packages = defineSection('packages', 'Packages side by side, as columns to scale.', {
  fields: {
    ...offeredSet,
    smaller: objectSchema(
      'smaller packages',
      'A set of smaller packages with the same terms. They stand first in the row, and none of them is marked as popular.',
      offeredSet,
      { set: 'express', label: 'order-now', to: '/lausnir/wordpress-express/panta' },
    ).optional(),
  },
  example: { id: 'packages', set: 'hosting', label: 'choose-package', to: '/fa-tilbod' },
});

import { z } from 'zod';
import { contentModel, markVisible, modeled } from './content-model.ts';
import { id, path } from './identifiers.ts';
import { objectSchema } from './object-schema.ts';

/** The name of a button's text: `common:actions.<label>`. */
export const buttonLabel = modeled(id, {
  texts: [{ file: 'common', under: ['actions'], slots: 'whole', shared: true }],
});

/** A button that links to a page. Its text is `common:actions.<label>`. */
export const action = objectSchema(
  'button',
  'A button: its label and the page it links to.',
  {
    label: buttonLabel.describe(
      'Which words the button carries: a name under actions in locales/<language>/common.json.',
    ),
    to: markVisible(path),
    look: z
      .enum(['primary', 'secondary'])
      .default('primary')
      .describe('primary: the one thing to do here. secondary: another way on.'),
  },
  { label: 'get-quote', to: '/fa-tilbod' },
).register(contentModel, { knownBy: 'label' });
export type Action = z.infer<typeof action>;

export const actions = z.array(action).max(3).describe('Up to three buttons, the most important first.');

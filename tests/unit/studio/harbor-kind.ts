import { z } from 'zod';
import { contentModel, markVisible, modeled } from '../../../schema/content-model.ts';
import { iconName, id, path } from '../../../schema/identifiers.ts';
import { lifetime } from '../../../schema/lifetime.ts';
import { pictureName } from '../../../schema/picture.ts';
import { reference } from '../../../schema/references.ts';
import { section } from '../../../schema/sections/section.ts';
import { defineSection } from '../../../schema/sections/section-base.ts';

/** An item of the section kind `harbor`, which this module registers. */
export const boatExample = { label: 'A', name: 'B', slug: 'boat', icon: 'ship', crew: 3, to: '/steps' };

/** A kind whose items have a name that is not used for lookups, and values of every sort. */
const harbor = defineSection('harbor', 'Boats.', {
  fields: {
    boats: z.array(
      z
        .strictObject({
          label: z.string(),
          name: z.string(),
          slug: id,
          icon: markVisible(iconName).optional(),
          crew: markVisible(z.int()).optional(),
          to: markVisible(path).optional(),
          figure: reference('figure', 'A figure.').optional(),
          sister: modeled(id, { refersTo: { kind: 'package', siblings: 'all' } }).optional(),
          picture: pictureName,
          ...lifetime,
        })
        .meta({ title: 'boat', examples: [boatExample] })
        .register(contentModel, {
          name: 'slug',
          texts: [{ slots: { title: 'required', motto: 'optional' } }],
        }),
    ),
  },
  example: { id: 'harbor', boats: [boatExample] },
});

(section._zod.def.options as unknown[]).push(harbor);

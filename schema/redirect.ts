import { z } from 'zod';
import { path } from './identifiers.ts';

/** An old address and the page that took its place. */
export const redirect = z
  .strictObject({
    from: path.describe('The old address.'),
    to: path,
    permanent: z.boolean().default(true).describe('false when the old address will come back.'),
  })
  .describe('An old address that leads on to a page.')
  .meta({ title: 'redirect', examples: [{ from: '/gamalt', to: '/lausnir/vefhysing' }] });
export type Redirect = z.infer<typeof redirect>;

import type { z } from 'zod';
import { path } from './identifiers.ts';
import { thing } from './thing.ts';

/** An old address and the page that took its place. */
export const redirect = thing(
  'redirect',
  'An old address that leads on to a page.',
  { from: path.describe('The old address.'), to: path },
  { from: '/gamalt', to: '/lausnir/vefhysing' },
);
export type Redirect = z.infer<typeof redirect>;

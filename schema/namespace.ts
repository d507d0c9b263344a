import { z } from 'zod';

/** The files that the texts of each language are in: `locales/<language>/<namespace>.json`. */
export const NAMESPACES = [
  'site',
  'common',
  'nav',
  'home',
  'about',
  'contact',
  'services',
  'solutions',
  'forms',
  'cookies',
  'pictures',
] as const;

export const namespace = z
  .enum(NAMESPACES)
  .describe('The file in locales/<language>/ that holds the texts, without .json.');
export type Namespace = z.infer<typeof namespace>;

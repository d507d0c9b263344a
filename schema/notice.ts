import { z } from 'zod';
import { markVisible } from './content-model.ts';
import { path } from './identifiers.ts';
import { lifetime } from './lifetime.ts';
import { itemSchema } from './object-schema.ts';

/** A temporary line at the top of pages: an offer, a closed day. Its text is `common:notices.<id>`. */
export const notice = itemSchema(
  'notice',
  'A line at the top of pages for something that passes.',
  {},
  {
    to: markVisible(path).optional().describe('The page that the line links to.'),
    pages: z.array(path).default([]).describe('The pages that show it; none named: all of them.'),
    ...lifetime,
  },
  { id: 'christmas', to: '/hafa-samband', validFrom: '2026-12-14', validUntil: '2026-12-26' },
  { texts: [{ file: 'common', under: ['notices'], slots: 'whole' }] },
);
export type Notice = z.infer<typeof notice>;

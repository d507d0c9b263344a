import { z } from 'zod';
import type { CleanMark } from '../api.ts';
import { cleanMark } from './clean-mark.ts';
import { Refusal, type Route, route } from './route.ts';

const MOST = 500_000;

/** Word marks of clients: what is uploaded is cleaned here, and gets into a draft by an edit. */
export const markRoutes: readonly Route[] = [
  route('POST', '/marks', 'writer', z.strictObject({ svg: z.string().max(MOST) }), async ({ body }) => {
    const svg = cleanMark(body.svg);
    if (svg === null) throw new Refusal(422, 'mark-unusable');
    return { svg } satisfies CleanMark;
  }),
];

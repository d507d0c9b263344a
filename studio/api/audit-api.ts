import { z } from 'zod';
import { emailSchema } from './people-api.ts';
import type { Parsed, RouteTable } from './route-types.ts';

export const auditLineSchema = z.strictObject({
  id: z.string(),
  at: z.string(),
  /** E-mail address of a colleague. */
  person: z.string(),
  /** A key under `audit.actions` in `locales/studio`. */
  action: z.string(),
  subject: z.string(),
  count: z.number(),
});
export type AuditLine = Parsed<typeof auditLineSchema>;

const auditPageSchema = z.strictObject({ lines: z.array(auditLineSchema), next: z.string().nullable() });
export type AuditPage = Parsed<typeof auditPageSchema>;

const cursorSchema = z.object({ at: z.string().regex(/^[\dT:. +-]{10,40}$/), id: z.uuid() });

/** Log of the actions in the Studio. */
export const auditApi = {
  /** Newest first. */
  'GET /audit': {
    role: 'admin',
    query: z.object({
      person: emailSchema.exactOptional(),
      /** The part of an action before its first dot. */
      kind: z
        .string()
        .regex(/^[a-z]{1,30}$/)
        .exactOptional(),
      /** `next` of the previous page. */
      after: z
        .string()
        .transform((cursor) => ({ at: cursor.split('~')[0], id: cursor.split('~')[1] }))
        .pipe(cursorSchema)
        .exactOptional(),
    }),
    answer: auditPageSchema,
  },
} satisfies RouteTable;

import { z } from 'zod';
import { roles } from './constants.ts';
import type { Parsed, RouteTable } from './route-types.ts';
import { singleLineText } from './text-schema.ts';

/** E-mail address in its stored form. */
export const emailSchema = z
  .string()
  .max(254)
  .transform((email) => email.trim().toLowerCase())
  .pipe(z.email());

const personSchema = z.strictObject({ email: z.string(), name: z.string(), role: z.enum(roles) });
export type Person = Parsed<typeof personSchema>;

const sessionSchema = z.strictObject({
  /** Null if no one is signed in. */
  person: personSchema.nullable(),
  /** True on the editor's own machine, which needs no sign-in. */
  local: z.boolean(),
  /** True if codes for signing in can be mailed. */
  hasCodes: z.boolean(),
});
export type Session = Parsed<typeof sessionSchema>;

export const personEntrySchema = personSchema.extend({
  invitedBy: z.string().nullable(),
  lastSignIn: z.string().nullable(),
  /** True if the person has set a password. */
  hasAccepted: z.boolean(),
});
export type PersonEntry = Parsed<typeof personEntrySchema>;

const secretSchema = z.string().regex(/^[\w-]{43}$/);
const passwordSchema = z.string().max(200);

/** Signing in and out, and accepting an invitation. */
export const sessionApi = {
  'GET /session': { role: 'anyone', answer: sessionSchema },
  'POST /session': {
    role: 'anyone',
    body: z.union([
      z.strictObject({ email: emailSchema, password: passwordSchema }),
      z.strictObject({ email: emailSchema, code: z.string().regex(/^\d{6,10}$/) }),
    ]),
  },
  'POST /session/code': { role: 'anyone', body: z.strictObject({ email: emailSchema }) },
  'DELETE /session': { role: 'writer' },
  /** Signs out everywhere. */
  'DELETE /sessions': { role: 'writer' },
  /** Changes the user's own password, and signs out all their other devices. */
  'POST /password': {
    role: 'writer',
    body: z.strictObject({ password: passwordSchema, newPassword: passwordSchema }),
  },
  'POST /invitation/view': {
    role: 'anyone',
    body: z.strictObject({ secret: secretSchema }),
    answer: personSchema.omit({ role: true }),
  },
  'POST /invitation': {
    role: 'anyone',
    body: z.strictObject({ secret: secretSchema, password: passwordSchema }),
  },
} satisfies RouteTable;

/** Users of the Studio. */
export const peopleApi = {
  'GET /people': { role: 'admin', answer: z.array(personEntrySchema) },
  /** Invites a person, or creates a new link. */
  'POST /people': {
    role: 'admin',
    body: z.strictObject({
      email: emailSchema,
      name: singleLineText(100).pipe(z.string().trim().min(1)),
      role: z.enum(roles),
    }),
    answer: z.strictObject({ link: z.string(), isMailed: z.boolean() }),
  },
  'PATCH /people/:email': { role: 'admin', body: z.strictObject({ role: z.enum(roles) }) },
  'DELETE /people/:email': { role: 'admin' },
} satisfies RouteTable;

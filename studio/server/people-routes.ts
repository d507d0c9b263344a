import { z } from 'zod';
import { SubmissionsRefused } from '../../server/database/database-connection.ts';
import { type InvitationLink, roles } from '../api.ts';
import { recordAudit } from './audit.ts';
import { changePerson, emailSchema, invite, listPeople, removeAccount, removePerson } from './people.ts';
import { type Call, Refusal, type Route, route } from './route.ts';
import { signInOf } from './session-routes.ts';

const name = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text));
const role = z.enum(roles);

/** Who may work here. Every statement runs with the admin's own token, so that the database decides as well. */
export const peopleRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/people',
    role: 'admin',
    answer: async (call) => ({ body: await listPeople(await clientOf(call)) }),
  }),
  route({
    method: 'POST',
    path: '/people',
    role: 'admin',
    body: z.strictObject({ email: emailSchema, name: name.optional(), role: role.optional() }),
    async answer(call) {
      const { studio, person, body, origin } = call;
      refuseOneself(call, body.email);
      const { mailInvitation } = signInOf(studio);
      const invitation = {
        email: body.email,
        name: body.name ?? null,
        role: body.role ?? null,
        invitedBy: person.email,
      };
      const client = await clientOf(call);
      await recordAudit(client, person, { action: 'people.invite', subject: body.email });
      const link = invitationLink(origin, await invite(client, invitation, studio.now()));
      const isMailed = await (mailInvitation?.(invitation, link).then(
        () => true,
        () => false,
      ) ?? false);
      return { status: 201, body: { link, isMailed } satisfies InvitationLink };
    },
  }),
  route({
    method: 'PATCH',
    path: '/people/:email',
    role: 'admin',
    body: z.strictObject({ name: name.optional(), role: role.optional() }),
    async answer(call) {
      const email = addressOf(call);
      if (call.body.role !== undefined) refuseOneself(call, email);
      const client = await clientOf(call);
      const action = call.body.role === undefined ? 'people.rename' : `people.make-${call.body.role}`;
      await recordAudit(client, call.person, { action, subject: email });
      if (!(await unlessLastAdmin(changePerson(client, email, call.body))))
        throw new Refusal(404, 'no-person');
      return {};
    },
  }),
  route({
    method: 'DELETE',
    path: '/people/:email',
    role: 'admin',
    async answer(call) {
      const email = addressOf(call);
      refuseOneself(call, email);
      const signIn = signInOf(call.studio);
      const client = await clientOf(call);
      await recordAudit(client, call.person, { action: 'people.remove', subject: email });
      if (!(await unlessLastAdmin(removePerson(client, email)))) throw new Refusal(404, 'no-person');
      await removeAccount(signIn.server(), email);
      await signIn.sessions.endAllOf(email);
      await call.studio.drafts.remove(email);
      return {};
    },
  }),
];

/** The address of an invitation. What is after the # is sent to no server, and is in no log. */
export function invitationLink(origin: string, secret: string): string {
  return `${origin}/studio/invitation#${secret}`;
}

function clientOf({ studio, sessionToken }: Pick<Call<unknown>, 'studio' | 'sessionToken'>) {
  return signInOf(studio).clientOf(sessionToken ?? '');
}

function addressOf({ params }: Pick<Call<unknown>, 'params'>): string {
  const read = emailSchema.safeParse(params.email);
  if (!read.success) throw new Refusal(404, 'no-person');
  return read.data;
}

/** The database keeps the last admin, also when two remove each other at the same moment. */
function unlessLastAdmin(change: Promise<boolean>): Promise<boolean> {
  return change.catch((error: unknown) => {
    throw error instanceof SubmissionsRefused ? new Refusal(409, 'last-admin') : error;
  });
}

/** So that nobody locks themselves out by mistake. */
function refuseOneself({ person }: Pick<Call<unknown>, 'person'>, email: string): void {
  if (person.email === email) throw new Refusal(409, 'own-row');
}

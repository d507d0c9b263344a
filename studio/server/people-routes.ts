import { SubmissionsRefused } from '../../server/database/database-connection.ts';
import { emailSchema, type peopleApi } from '../api/people-api.ts';
import { recordAudit } from './audit-log.ts';
import { changePerson, invite, listPeople, removeAccount, removePerson } from './people-table.ts';
import { Refusal } from './refusal.ts';
import { type Call, type Handlers, RouteReply } from './route.ts';
import { getSignIn } from './session-routes.ts';

/** Users of the Studio. Every statement runs with the admin's own token, so the database checks permissions as well. */
export const peopleRoutes: Handlers<typeof peopleApi> = {
  async 'GET /people'({ studio, database }) {
    getSignIn(studio);
    return await listPeople(await database());
  },
  async 'POST /people'(call) {
    const { studio, person, body, origin } = call;
    refuseOneself(call, body.email);
    const { mailInvitation } = getSignIn(studio);
    const invitation = { ...body, invitedBy: person.email };
    await recordAudit(call, { action: 'people.invite', subject: body.email });
    const link = invitationLink(origin, await invite(await call.database(), invitation, studio.now()));
    const isMailed = await (mailInvitation?.(invitation, link).then(
      () => true,
      () => false,
    ) ?? false);
    return new RouteReply({ status: 201, body: { link, isMailed } });
  },
  async 'PATCH /people/:email'(call) {
    const email = parseEmail(call);
    refuseOneself(call, email);
    await recordAudit(call, { action: `people.make-${call.body.role}`, subject: email });
    if (!(await refuseLastAdmin(changePerson(await call.database(), email, call.body))))
      throw new Refusal(404, 'no-person');
  },
  async 'DELETE /people/:email'(call) {
    const email = parseEmail(call);
    refuseOneself(call, email);
    const signIn = getSignIn(call.studio);
    await recordAudit(call, { action: 'people.remove', subject: email });
    if (!(await refuseLastAdmin(removePerson(await call.database(), email))))
      throw new Refusal(404, 'no-person');
    await removeAccount(signIn.server(), email);
    await signIn.sessions.endAllOf(email);
    await call.studio.drafts.remove(email);
  },
};

/** Address of an invitation. The part after # is never sent to a server or logged. */
export function invitationLink(origin: string, secret: string): string {
  return `${origin}/studio/invitation#${secret}`;
}

function parseEmail({ params }: Pick<Call<'/people/:email'>, 'params'>): string {
  const parsed = emailSchema.safeParse(params.email);
  if (!parsed.success) throw new Refusal(404, 'no-person');
  return parsed.data;
}

/** The database keeps the last admin, even if two admins remove each other at the same moment. */
function refuseLastAdmin(change: Promise<boolean>): Promise<boolean> {
  return change.catch((error: unknown) => {
    throw error instanceof SubmissionsRefused ? new Refusal(409, 'last-admin') : error;
  });
}

/** Prevents admins from locking themselves out by mistake. */
function refuseOneself({ person }: Pick<Call, 'person'>, email: string): void {
  if (person.email === email) throw new Refusal(409, 'own-row');
}

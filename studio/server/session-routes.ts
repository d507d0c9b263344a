import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { sessionApi } from '../api/people-api.ts';
import type { Tokens } from './accounts.ts';
import { recordAudit } from './audit-log.ts';
import { isGuessable } from './guessable-password.ts';
import { acceptInvitation, findInvited, hasAccount, removeAccount } from './people-table.ts';
import { Refusal } from './refusal.ts';
import { type Handlers, RouteReply } from './route.ts';
import type { SignIn } from './sign-in.ts';
import type { Studio } from './studio-context.ts';

/** Longer than a password check, so that a refusal does not reveal if the address is known. In milliseconds. */
const REFUSAL_MS = 600;
const MIN_PASSWORD_LENGTH = 10;

/** Bcrypt accepts 72 bytes. */
const newPasswordSchema = z.string().refine((password) => {
  const bytes = Buffer.byteLength(password);
  return password.length >= MIN_PASSWORD_LENGTH && bytes <= 72 && password.isWellFormed();
});

/** Signing in and out, the user's own password, and invitations. */
export const sessionRoutes: Handlers<typeof sessionApi> = {
  'GET /session': ({ studio: { signIn }, person }) => ({
    person,
    local: signIn === null,
    hasCodes: signIn?.hasCodes ?? false,
  }),
  async 'POST /session'({ studio, body, client }) {
    const signIn = getSignIn(studio);
    signIn.limits.attempt(client, body.email);
    const minimumDelay = wait(REFUSAL_MS);
    const tokens =
      'code' in body
        ? await signIn.accounts.signInByCode(body.email, body.code)
        : await signIn.accounts.signIn(body.email, body.password);
    const session = tokens && (await signIn.begin(tokens));
    if (session) return new RouteReply({ session });
    await minimumDelay;
    throw new Refusal(403, 'code' in body ? 'wrong-code' : 'wrong-password');
  },
  'POST /session/code'({ studio, body: { email }, client }) {
    const signIn = getSignIn(studio);
    if (!signIn.hasCodes) throw new Refusal(404, 'no-mail');
    signIn.limits.attempt(client);
    // Answers before it is known if the person exists.
    void mailCode(signIn, client, email).catch(() => {});
  },
  'DELETE /session': ({ studio, sessionToken }) => signOut(studio, sessionToken, 'local'),
  async 'DELETE /sessions'({ studio, sessionToken, person }) {
    const answer = await signOut(studio, sessionToken, 'global');
    await getSignIn(studio).sessions.endAllOf(person.email);
    return answer;
  },
  async 'POST /password'(call) {
    const { password, newPassword } = call.body;
    const { email, name } = call.person;
    const { limits, accounts, sessions, begin } = getSignIn(call.studio);
    limits.attempt(call.client, email);
    refuseWeakPassword(newPassword, [email, name, call.origin]);
    const tokens = await accounts.signIn(email, password);
    if (!tokens) throw new Refusal(403, 'wrong-present-password');
    if (newPassword === password) throw new Refusal(422, 'same-password');
    await recordAudit(call, { action: 'people.password', subject: email });
    if (!(await accounts.setPassword(tokens, newPassword))) throw new Refusal(422, 'common-password');
    await sessions.endAllOf(email);
    await accounts.signOut(tokens.accessToken, 'others');
    return new RouteReply({ session: await begin(tokens) });
  },
  async 'POST /invitation/view'({ studio, body, client }) {
    const signIn = getSignIn(studio);
    signIn.limits.attempt(client);
    const { email, name } = await findInvitedPerson(signIn, body.secret, studio.now());
    return { email, name };
  },
  async 'POST /invitation'({ studio, body: { secret, password }, client, origin }) {
    const signIn = getSignIn(studio);
    signIn.limits.attempt(client);
    const { email, name } = await findInvitedPerson(signIn, secret, studio.now());
    refuseWeakPassword(password, [email, name, origin]);
    const server = signIn.server();
    const isAccepted = await acceptInvitation(server, email, secret, async () => {
      // The owner of a previous account with this address is signed out, and has no other way in.
      await removeAccount(server, email);
      return signIn.accounts.create(email, password);
    });
    if (!isAccepted) throw new Refusal(404, 'link-ended');
    await signIn.sessions.endAllOf(email);
    const tokens: Tokens | null = await signIn.accounts.signIn(email, password);
    return new RouteReply({ session: tokens && (await signIn.begin(tokens)) });
  },
};

/** @throws Refusal on the editor's own machine */
export function getSignIn({ signIn }: Studio): SignIn {
  if (!signIn) throw new Refusal(404, 'no-sign-in');
  return signIn;
}

/** @param personal name, address and host */
function refuseWeakPassword(password: string, personal: readonly string[]): void {
  if (!newPasswordSchema.safeParse(password).success)
    throw new Refusal(422, 'weak-password', { values: { shortest: MIN_PASSWORD_LENGTH } });
  if (isGuessable(password, personal)) throw new Refusal(422, 'common-password');
}

async function findInvitedPerson(signIn: SignIn, secret: string, now: Date) {
  const person = await findInvited(signIn.server(), secret, now);
  if (!person) throw new Refusal(404, 'link-ended');
  return person;
}

async function mailCode(signIn: SignIn, client: string, email: string): Promise<void> {
  if ((await hasAccount(signIn.server(), email)) && signIn.limits.mayMail(client, email))
    await signIn.accounts.sendCode(email);
}

async function signOut(studio: Studio, cookie: string | null, scope: 'local' | 'global') {
  const signIn = getSignIn(studio);
  const session = cookie === null ? null : await signIn.sessions.read(cookie, studio.now());
  if (cookie === null || !session) throw new Refusal(401, 'signed-out');
  // Local session first: the browser is signed out even if the database does not answer.
  await signIn.sessions.end(cookie);
  await signIn.accounts.signOut(session.tokens.accessToken, scope);
  return new RouteReply({ session: null });
}

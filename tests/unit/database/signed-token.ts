import { createHmac } from 'node:crypto';

/** A JSON Web Token for a role of the database, like those of a hosted project's sign-in; `secret` signs it. */
export function signToken(role: string, secret: string): string {
  const [header, claims] = [{ alg: 'HS256', typ: 'JWT' }, { role }].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  const signature = createHmac('sha256', secret).update(`${header}.${claims}`);
  return `${header}.${claims}.${signature.digest('base64url')}`;
}

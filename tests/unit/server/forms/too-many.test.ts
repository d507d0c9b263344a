import { describe, expect, test } from 'vitest';
import { startFormServer } from './form-server.ts';

describe('too many from one address', () => {
  const server = startFormServer({ rateLimit: 3, trustedProxies: 1 });

  test('gets 429 and the time to wait, and nobody else does', async () => {
    const from = (address: string, accept = 'application/json') =>
      server.post('a=b', { accept, 'x-forwarded-for': address });
    for (let time = 0; time < 3; time++) expect((await from('192.0.2.1')).status).toBe(400);
    const refused = await from('9.9.9.9, 192.0.2.1');
    expect([refused.status, refused.headers['retry-after'], JSON.parse(refused.body.toString())]).toEqual([
      429,
      '200',
      { outcome: 'too-many', errors: [] },
    ]);
    expect((await from('192.0.2.1', 'text/html')).body.toString()).toContain('role="alert"');
    expect((await from('192.0.2.2')).status).toBe(400);
  });
});

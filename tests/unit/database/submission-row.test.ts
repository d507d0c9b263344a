import { expect, test } from 'vitest';
import { readRows } from '../../../server/database/submission-row.ts';
import type { SeenOffer } from '../../../server/forms/submission.ts';

const offer = (price: number | null): SeenOffer => ({
  package: 'basic',
  price,
  currency: 'ISK',
  version: '1',
});

test.each([
  ['with a price', { seen: offer(1), current: offer(2), stale: true }],
  ['by quote', { seen: offer(null), current: offer(null), stale: false }],
  ['by quote on the page, with a price now', { seen: offer(null), current: offer(2), stale: true }],
  ['that no page showed', { seen: null, current: offer(2), stale: false }],
])('an order of an offer %s keeps it when it is read', (_, ordered) => {
  const row = {
    id: '1',
    form: 'hosting-order',
    language: 'is',
    page: '/',
    fields: {},
    offer: ordered,
    idempotency_key: 'a',
    spam: false,
    received_at: '2026-11-21T12:00:00+00:00',
    notified_at: null,
    ...{ state: 'new', note: '', assigned_to: null, answered_at: null, answered_by: null, replies: [] },
  };
  expect(readRows([row])[0]?.offer).toEqual(ordered);
});

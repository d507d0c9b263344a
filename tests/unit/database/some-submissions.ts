import { randomUUID } from 'node:crypto';
import { NO_MARKS, type StoredSubmission, type Submission } from '../../../server/submissions/submission.ts';

/** A submission of the contact form with a unique key; `overrides` replaces parts of it. */
export function someSubmission(overrides: Partial<Submission> = {}): Submission {
  return {
    idempotencyKey: randomUUID(),
    form: 'contact',
    language: 'is',
    page: '/hafa-samband',
    fields: { name: 'Sigríður', email: 'sigga@example.is', subject: 'Vefur', message: 'Halló' },
    offer: null,
    spam: false,
    receivedAt: '2026-11-21T12:00:00.000Z',
    ...overrides,
  };
}

/** A submission in the form that the database returns; `overrides` replaces parts of it. */
export function someStoredSubmission(overrides: Partial<StoredSubmission> = {}): StoredSubmission {
  return {
    ...someSubmission(),
    id: '7d3c1c1e-0000-4000-8000-000000000001',
    notifiedAt: null,
    marks: NO_MARKS,
    ...overrides,
  };
}

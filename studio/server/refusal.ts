import type { ApiFailure } from '../api/failure.ts';

/** Ends a request with a status of 4xx or 5xx; the code is a key under `failures` in `locales/studio`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly failure: ApiFailure;

  constructor(status: number, code: string, more: Omit<ApiFailure, 'code'> = {}) {
    super(code);
    this.status = status;
    this.failure = { code, ...more };
  }
}

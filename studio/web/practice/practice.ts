import { callApi } from '../api-client.ts';
import { setPractising } from './practice-mode.ts';

/** Reloads the Studio with an empty draft for practice. */
export async function startPractice(): Promise<void> {
  setPractising(true);
  await forgetDraft();
  location.assign('/studio/home');
}

/** Reloads the Studio with the person's own draft. */
export async function endPractice(): Promise<void> {
  await forgetDraft();
  setPractising(false);
  location.assign('/studio/home');
}

/** A leftover draft does no harm: only another practice session shows it. */
async function forgetDraft(): Promise<void> {
  await callApi('DELETE /draft', { query: { forget: '1' } }).catch(() => {});
}

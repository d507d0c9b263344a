import { callApi } from '../api-client.ts';
import { setPractising } from './practice-mode.ts';

/** Loads the Studio anew, over an empty draft to practise with. */
export async function startPractice(): Promise<void> {
  setPractising(true);
  await forgetDraft();
  location.assign('/studio/home');
}

/** Loads the Studio anew, over the person's own draft. */
export async function endPractice(): Promise<void> {
  await forgetDraft();
  setPractising(false);
  location.assign('/studio/home');
}

/** What is left of it does no harm: it is only seen by who practises again. */
async function forgetDraft(): Promise<void> {
  await callApi('DELETE /draft').catch(() => {});
}

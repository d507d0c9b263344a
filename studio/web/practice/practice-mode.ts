/*
 * Practising: the same screens over the same site, with a draft of its own that is never published. It lasts until it is
 * ended or the tab is closed.
 */

const PRACTISING = 'studioPractice';
const HAS_PRACTISED = 'studioHasPractised';

export function isPractising(): boolean {
  return sessionStorage.getItem(PRACTISING) !== null;
}

/** Whether somebody has been through the practice in this browser. */
export function hasPractised(): boolean {
  return localStorage.getItem(HAS_PRACTISED) !== null;
}

export function setPractising(isOn: boolean): void {
  if (isOn) {
    sessionStorage.setItem(PRACTISING, '1');
  } else {
    sessionStorage.removeItem(PRACTISING);
    localStorage.setItem(HAS_PRACTISED, '1');
  }
}

/*
 * Practice mode: the same screens and site, with a separate draft that is never published. It lasts until it is
 * ended or the tab is closed.
 */

const PRACTISING = 'studioPractice';
const HAS_PRACTISED = 'studioHasPractised';

export function isPractising(): boolean {
  return sessionStorage.getItem(PRACTISING) !== null;
}

/** Returns true if this browser has had a practice. */
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

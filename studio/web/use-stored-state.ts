import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { isPractising } from './practice/practice-mode.ts';

/*
 * Form values that are not saved or sent yet. They stay in this tab through a reload, a crash and another sign-in;
 * before the tab is closed, the browser asks. Those of lasting forms stay in this browser.
 */
const STORAGE_PREFIX = 'studioTyped ';
const LASTING = 'lasting ';

/** Practice ends with its tab. */
function getStorage(form: string): Storage {
  return form.startsWith(LASTING) && !isPractising() ? localStorage : sessionStorage;
}

/**
 * State of a form that is kept while it differs from its initial value.
 * @param form names the form; `forgetForm` drops all its values
 */
export function useStoredState<T>(form: string, name: string, initial: T): [T, Dispatch<SetStateAction<T>>] {
  const storage = getStorage(form);
  const key = `${STORAGE_PREFIX}${form} ${name}`;
  const initialText = JSON.stringify(initial);
  const read = () => {
    const storedText = storage.getItem(key);
    return storedText === null ? initial : (JSON.parse(storedText) as T);
  };
  const [value, setValue] = useState(read);
  const isChanged = JSON.stringify(value) !== initialText;
  useEffect(() => {
    if (!isChanged) storage.removeItem(key);
  }, [storage, key, isChanged]);
  /** Stores it immediately: the page may be closing, or the form may be gone. */
  function set(update: SetStateAction<T>) {
    const next = update instanceof Function ? update(read()) : update;
    const text = JSON.stringify(next);
    if (text === initialText) storage.removeItem(key);
    else storage.setItem(key, text);
    setValue(next);
  }
  return [value, set];
}

/** A form that only this tab has open. */
interface LastingForm {
  /** Names it for `useStoredState`. */
  readonly form: string;
  /** True if it has values of an earlier visit. */
  readonly isRestored: boolean;
}

/**
 * Opens a form whose values stay in this browser, one for each tab: the last one of this tab, or one with values that
 * no tab has open, or a new one. A tab locks the form that it has open; the browser unlocks it when the tab is closed.
 */
export function useLastingForm(name: string): LastingForm | null {
  const [lastingForm, setLastingForm] = useState<LastingForm | null>(null);
  useEffect(() => {
    const { promise: closed, resolve: close } = Promise.withResolvers<void>();
    const start = `${LASTING}${name} `;
    const lastForm = sessionStorage.getItem(start);
    const forms = listForms(start);
    const open = async ([form = start + crypto.randomUUID(), ...others]: readonly string[]): Promise<void> =>
      navigator.locks.request(form, { ifAvailable: true }, async (lock) => {
        if (!lock) return open(others);
        sessionStorage.setItem(start, form);
        setLastingForm({ form, isRestored: forms.includes(form) });
        await closed;
      });
    void open([...forms.filter((form) => form === lastForm), ...forms]);
    return close;
  }, [name]);
  return lastingForm;
}

/** Forms with stored values whose names begin with some words. */
function listForms(start: string): readonly string[] {
  const names = Object.keys(getStorage(start))
    .filter((key) => key.startsWith(STORAGE_PREFIX + start))
    .map((key) => key.slice(STORAGE_PREFIX.length));
  return [...new Set(names.map((key) => key.slice(0, key.indexOf(' ', start.length))))];
}

/** What was typed last in a field that could not read it; undefined if it could. */
export function getUnreadable(form: string, name: string): string | undefined {
  return getStorage(form).getItem(`${STORAGE_PREFIX}${form} ${name}`) ?? undefined;
}

/** Keeps what a field cannot read, immediately: the page may be closing. @param typed null forgets it */
export function keepUnreadable(form: string, name: string, typed: string | null): void {
  const key = `${STORAGE_PREFIX}${form} ${name}`;
  if (typed === null) getStorage(form).removeItem(key);
  else getStorage(form).setItem(key, typed);
}

/** Call it when a form has been sent or discarded. */
export function forgetForm(form: string): void {
  const storage = getStorage(form);
  for (const key of Object.keys(storage))
    if (key.startsWith(`${STORAGE_PREFIX}${form} `)) storage.removeItem(key);
}

window.addEventListener('beforeunload', (event) => {
  if (Object.keys(sessionStorage).some((key) => key.startsWith(STORAGE_PREFIX))) event.preventDefault();
});

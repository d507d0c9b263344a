import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';

/*
 * Form values that are not saved or sent yet. They stay in this tab through a reload, a crash and another sign-in;
 * before the tab is closed, the browser asks.
 */
const STORAGE_PREFIX = 'studioTyped ';

/**
 * State of a form that is kept while it differs from its initial value.
 * @param form names the form; `forgetForm` drops all its values
 */
export function useStoredState<T>(form: string, name: string, initial: T): [T, Dispatch<SetStateAction<T>>] {
  const key = `${STORAGE_PREFIX}${form} ${name}`;
  const [value, setValue] = useState(() => {
    const storedText = sessionStorage.getItem(key);
    return storedText === null ? initial : (JSON.parse(storedText) as T);
  });
  const text = JSON.stringify(value);
  const isChanged = text !== JSON.stringify(initial);
  useEffect(() => {
    if (isChanged) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  }, [key, text, isChanged]);
  return [value, setValue];
}

/** What was typed last in a field that could not read it; undefined if it could. */
export function getUnreadable(form: string, name: string): string | undefined {
  return sessionStorage.getItem(`${STORAGE_PREFIX}${form} ${name}`) ?? undefined;
}

/** Keeps what a field cannot read, immediately: the page may be closing. @param typed null forgets it */
export function keepUnreadable(form: string, name: string, typed: string | null): void {
  const key = `${STORAGE_PREFIX}${form} ${name}`;
  if (typed === null) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, typed);
}

/** Call it when a form has been sent. */
export function forgetForm(form: string): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(`${STORAGE_PREFIX}${form} `)) sessionStorage.removeItem(key);
}

window.addEventListener('beforeunload', (event) => {
  if (Object.keys(sessionStorage).some((key) => key.startsWith(STORAGE_PREFIX))) event.preventDefault();
});

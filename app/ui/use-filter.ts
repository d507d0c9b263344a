import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type ListQuery, writeListQuery } from '../site/list-query.ts';

/** How long the visitor's fingers rest before what is typed is looked for, in milliseconds. */
const rest = 200;

/** What a form of search and filter needs. */
interface Filter {
  /** Where the visitor types. */
  readonly field: RefObject<HTMLInputElement | null>;
  /** For the form; the button that was pressed has the category's id as its value. */
  readonly submit: (event: FormEvent) => void;
  /** For the field, when something is typed. */
  readonly type: () => void;
  /** For the field, when the visitor goes elsewhere. */
  readonly leave: () => void;
}

/**
 * Lets the address follow a form of search and filter: at once where a button is pressed, after a rest while the visitor
 * types. The form follows the address in turn, say when the visitor goes back.
 * @param query what the address asks for
 */
export function useFilter(query: ListQuery): Filter {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const known = useRef(query.search);
  const { pathname } = useLocation();
  const navigate = useNavigate();

  const stopWaiting = () => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  };
  const ask = (category: string) => {
    stopWaiting();
    const search = field.current?.value.trim() ?? '';
    if (category === query.category && search === query.search) return;
    const to = pathname + writeListQuery({ category, search, page: 1 });
    // The way back leads over categories, not over letters.
    void navigate(to, { replace: category === query.category, preventScrollReset: true });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when scripts take over the form.
  useEffect(() => {
    const input = field.current;
    // What was typed before counts as typed now.
    if (input && input.value !== input.defaultValue) ask(query.category);
    return stopWaiting;
  }, []);

  useEffect(() => {
    const input = field.current;
    if (known.current === query.search) return;
    known.current = query.search;
    // Not while the visitor types, and not for a space at the end: it would move the caret.
    if (input && timer.current === null && input.value.trim() !== query.search) input.value = query.search;
  }, [query.search]);

  return {
    field,
    submit(event) {
      event.preventDefault();
      const { submitter } = event.nativeEvent as SubmitEvent;
      ask(submitter instanceof HTMLButtonElement ? submitter.value : query.category);
    },
    type() {
      stopWaiting();
      timer.current = setTimeout(() => ask(query.category), rest);
    },
    leave() {
      if (timer.current !== null) ask(query.category);
    },
  };
}

import type { KeyboardEvent } from 'react';

/** What a key does with a request. */
export type MailKey = 'next' | 'previous' | 'answered' | 'archived' | 'spam' | 'reply' | 'back';

const KEYS: Readonly<Record<string, MailKey>> = {
  j: 'next',
  ArrowDown: 'next',
  k: 'previous',
  ArrowUp: 'previous',
  e: 'answered',
  a: 'archived',
  s: 'spam',
  r: 'reply',
  u: 'back',
  Escape: 'back',
};

/**
 * The meaning of a key; null while somebody types, chooses or uses a shortcut of the browser. Listen where requests are, not in
 * the whole window: single letters belong to screen readers and to speech everywhere else.
 */
export function mailKeyOf(event: KeyboardEvent<HTMLElement>): MailKey | null {
  const { key, ctrlKey, altKey, metaKey, shiftKey, target } = event;
  if (ctrlKey || altKey || metaKey || shiftKey || event.defaultPrevented) return null;
  if (target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable]'))
    return null;
  return (Object.hasOwn(KEYS, key) && KEYS[key]) || null;
}

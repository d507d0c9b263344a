import type { KeyboardEvent } from 'react';

/** Action of a key on a request. */
export type MailKey = 'next' | 'previous' | 'answered' | 'archived' | 'spam' | 'reply' | 'back';

const ACTIONS_BY_KEY: Readonly<Record<string, MailKey>> = {
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
 * The action of a key; `null` while typing, choosing or using a browser shortcut. Listen on requests, not on
 * the whole window: elsewhere, single letters belong to screen readers and speech input.
 */
export function getMailAction(event: KeyboardEvent<HTMLElement>): MailKey | null {
  const { key, ctrlKey, altKey, metaKey, shiftKey, target } = event;
  if (ctrlKey || altKey || metaKey || shiftKey || event.defaultPrevented) return null;
  if (target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable]'))
    return null;
  return (Object.hasOwn(ACTIONS_BY_KEY, key) && ACTIONS_BY_KEY[key]) || null;
}

import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import type { PreviewMessage } from '../edit/preview-message.ts';
import { openWindow, type WindowName } from './windows.ts';

/** `Ctrl`, or the key in its place on a Mac. */
export const CTRL = /Mac|iP(?:hone|ad)/.test(navigator.platform) ? '⌘' : 'Ctrl';

/** Screens that `G` and then a letter opens. */
const SCREENS_BY_KEY: Readonly<Record<string, string>> = {
  t: 'home',
  r: 'requests',
  p: 'edit',
  n: 'news',
  c: 'changes',
};

/**
 * All keys by the place that they work in, as the dialog shows them. Each has a text under `keys`, or names a screen.
 * Keys of a chord are in one string, alternatives and keys that follow each other in several.
 */
export const keyTable: Readonly<
  Record<string, readonly { readonly keys: readonly string[]; readonly does: string }[]>
> = {
  everywhere: [
    { keys: [`${CTRL} K`], does: 'keys.find' },
    ...Object.entries(SCREENS_BY_KEY).map(([key, screen]) => ({
      keys: ['G', key.toUpperCase()],
      does: `screens.${screen}`,
    })),
    { keys: ['['], does: 'keys.sideBar' },
    { keys: ['?'], does: 'keys.all' },
    { keys: ['Esc'], does: 'keys.back' },
  ],
  pages: [
    { keys: ['Tab'], does: 'keys.next' },
    { keys: ['Enter'], does: 'keys.field' },
    { keys: ['Esc'], does: 'keys.toPage' },
    { keys: ['Alt ↑', 'Alt ↓'], does: 'keys.move' },
  ],
  requests: [
    { keys: ['J', '↓'], does: 'keys.nextRequest' },
    { keys: ['K', '↑'], does: 'keys.previousRequest' },
    { keys: ['Enter'], does: 'keys.open' },
    { keys: ['E'], does: 'keys.answered' },
    { keys: ['A'], does: 'keys.archive' },
    { keys: ['S'], does: 'keys.spam' },
    { keys: ['R'], does: 'keys.reply' },
    { keys: ['U', 'Esc'], does: 'keys.list' },
  ],
  rows: [{ keys: [`${CTRL} S`], does: 'keys.save' }],
};

const OFF = 'studioLetterKeys';

/** Returns true unless the person has turned off keys without Ctrl, which speech input may press. */
export function areLetterKeysOn(): boolean {
  return localStorage.getItem(OFF) === null;
}

export function setLetterKeys(areOn: boolean): void {
  if (areOn) localStorage.removeItem(OFF);
  else localStorage.setItem(OFF, 'off');
}

/** The key of a command without Ctrl; `null` while typing, in a dialog, or if those keys are off. */
export function getLetterKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): string | null {
  const isTyping = target instanceof Element && target.closest('input,select,textarea,[contenteditable]');
  if (isTyping || ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return null;
  return areLetterKeysOn() ? key : null;
}

/** Milliseconds between `G` and the letter after it. */
const SEQUENCE_MS = 1500;

/** A screen or a window that keys open. */
type KeyTarget =
  | { readonly kind: 'screen'; readonly name: string }
  | { readonly kind: 'window'; readonly name: WindowName };

/** Reads keys one after the other. */
function createKeyReader(): (event: KeyboardEvent) => KeyTarget | null {
  let sequenceStart = Number.NEGATIVE_INFINITY;
  return (event) => {
    const hasCtrl = CTRL === 'Ctrl' ? event.ctrlKey : event.metaKey;
    if (hasCtrl && event.key.toLowerCase() === 'k' && !event.shiftKey && !event.altKey)
      return { kind: 'window', name: 'find' };
    const key = getLetterKey(event);
    if (key === null || key === 'Shift') return null;
    const screen = SCREENS_BY_KEY[key.toLowerCase()];
    const isAfterG = performance.now() - sequenceStart < SEQUENCE_MS;
    sequenceStart = key.toLowerCase() === 'g' ? performance.now() : Number.NEGATIVE_INFINITY;
    if (isAfterG && screen !== undefined) return { kind: 'screen', name: screen };
    return key === '?' ? { kind: 'window', name: 'keys' } : null;
  };
}

/** Handles the keys of every screen, also those that are pressed on a page in a frame. */
export function useKeys(): void {
  const navigate = useNavigate();
  const go = useEffectEvent((screen: string) => void navigate(`/${screen}`));
  useEffect(() => {
    const read = createKeyReader();
    const press = (event: KeyboardEvent) => {
      const target = read(event);
      if (target === null) return;
      event.preventDefault();
      event.stopPropagation();
      if (target.kind === 'window') openWindow(target.name);
      else go(target.name);
    };
    const receive = ({ origin, data }: MessageEvent<PreviewMessage | null>) => {
      if (origin !== location.origin || data?.type !== 'key') return;
      window.dispatchEvent(new KeyboardEvent('keydown', data));
    };
    // Before the screens, so that the letter after G is no command of a list.
    window.addEventListener('keydown', press, true);
    window.addEventListener('message', receive);
    return () => {
      window.removeEventListener('keydown', press, true);
      window.removeEventListener('message', receive);
    };
  }, []);
}

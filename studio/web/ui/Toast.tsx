import styled from '@emotion/styled';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from './buttons.tsx';
import { colour, elevation, radius, space } from './tokens.ts';

/** What has just happened, and a way back. */
export interface ToastContent {
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

const listeners = new Set<() => void>();
let content: ToastContent | null = null;

/** Says what has happened, at the foot of the window, in place of what was said before. */
export function showToast(next: ToastContent | null): void {
  content = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const SHOWN_MS = 8000;

const Place = styled.div({
  position: 'fixed',
  zIndex: 10,
  insetBlockEnd: `calc(${space[5]} + var(--tabs))`,
  insetInlineStart: '50%',
  translate: '-50% 0',
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  width: 'max-content',
  maxWidth: 'calc(100vw - 2rem)',
  padding: `${space[2]} ${space[4]}`,
  border: '1px solid transparent',
  borderRadius: radius.card,
  background: colour('toast'),
  color: colour('on-toast'),
  boxShadow: elevation.dialog,
  '& > button': { minHeight: '2rem', fontWeight: 700 },
});

/** The toast of the window; it stays while it has the focus or the pointer. */
export function Toast() {
  const shown = useSyncExternalStore(subscribe, () => content);
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (!shown || isHeld) return;
    const timer = setTimeout(() => showToast(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown, isHeld]);
  return (
    <div role="status">
      {shown && (
        <Place
          onPointerEnter={() => setIsHeld(true)}
          onPointerLeave={() => setIsHeld(false)}
          onFocus={() => setIsHeld(true)}
          onBlur={() => setIsHeld(false)}
        >
          <span>{shown.text}</span>
          {shown.action && (
            <Button
              onClick={() => {
                shown.action?.run();
                setIsHeld(false);
                showToast(null);
              }}
            >
              {shown.action.label}
            </Button>
          )}
        </Place>
      )}
    </div>
  );
}

import styled from '@emotion/styled';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useInterfaceTexts } from '../interface-texts.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { radius } from '../ui/tokens.ts';
import { FindPanel } from './FindPanel.tsx';
import type { FindResult, FoundState } from './results.ts';
import { useKeysAhead } from './use-keys-ahead.ts';
import { useFindIndex } from './use-local-results.ts';
import { onOpenWindow } from './windows.ts';

const Window = styled(Dialog)({
  width: 'min(45rem, 96vw)',
  height: 'min(35rem, 90dvh)',
  marginBlockStart: 'min(5.5rem, 8vh)',
  padding: 0,
  overflow: 'hidden',
  '&[open]': { display: 'grid' },
  '@media (max-width: 40rem)': {
    height: '100dvh',
    maxHeight: 'none',
    margin: 0,
    borderRadius: radius.control,
  },
});

/**
 * Finds anything, over any screen. While what was chosen is being opened, the window stays, and keys that are pressed
 * then are typed into the field that opens, never into the one that had the focus before.
 */
export function FindWindow() {
  const texts = useInterfaceTexts();
  const navigate = useNavigate();
  const { key, search } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const index = useFindIndex(isOpen);
  const keysAhead = useKeysAhead();

  useEffect(() => onOpenWindow('find', () => setIsOpen(true)), []);
  useLayoutEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
  }, [isOpen]);

  // Before the fields of the new screen take the focus, which they cannot below an open dialog.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has another key.
  useLayoutEffect(() => {
    if (!keysAhead.areKept()) return;
    dialog.current?.close();
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same.
  useEffect(() => keysAhead.release(new URLSearchParams(search).has('source')), [key]);

  function open({ target }: FindResult, focus: FoundState['focus']) {
    if (typeof target === 'string') {
      keysAhead.keep();
      void navigate(target, { state: { focus } satisfies FoundState });
    } else {
      dialog.current?.close();
      target();
    }
  }

  return (
    <Window
      ref={dialog}
      aria-label={texts('find.title')}
      onCancel={keysAhead.forget}
      onClose={() => setIsOpen(false)}
      onClick={({ target }) => target === dialog.current && dialog.current.close()}
    >
      {isOpen && <FindPanel index={index} open={open} />}
    </Window>
  );
}

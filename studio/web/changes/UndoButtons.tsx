import { useEffect, useEffectEvent } from 'react';
import { useChange } from '../actions.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { useLoadedWorkplace } from '../session.ts';
import { IconButton } from '../ui/buttons.tsx';
import { Icon } from '../ui/Icon.tsx';

/** Undo and redo of the draft, as buttons and by Ctrl+Z and Ctrl+Shift+Z. */
export function UndoButtons() {
  const texts = useInterfaceTexts();
  const { draft } = useLoadedWorkplace();
  const { change } = useChange('draft history');
  const go = useEffectEvent((direction: 'undo' | 'redo') => {
    void change(`POST /draft/${direction}`, { body: {} });
  });
  useEffect(() => listenForKeys(go), []);
  return (
    <>
      <IconButton aria-label={texts('undo.undoKey')} disabled={!draft.mayUndo} onClick={() => go('undo')}>
        <Icon name="undo-2" />
      </IconButton>
      <IconButton
        data-roomy
        aria-label={texts('undo.redoKey')}
        disabled={!draft.mayRedo}
        onClick={() => go('redo')}
      >
        <Icon name="redo-2" />
      </IconButton>
    </>
  );
}

/** Calls a function for the keys of undo and redo, except in a field that has been typed into since it got the focus. */
function listenForKeys(go: (direction: 'undo' | 'redo') => void): () => void {
  let typedField: EventTarget | null = null;
  const noteTyping = ({ target }: Event) => {
    typedField = target;
  };
  const forgetField = () => {
    typedField = null;
  };
  const act = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || !['z', 'y'].includes(key)) return;
    if (event.target === typedField || document.querySelector('dialog[open]')) return;
    // Editors of texts would handle it without having anything to undo.
    event.preventDefault();
    event.stopPropagation();
    go(key === 'y' || event.shiftKey ? 'redo' : 'undo');
  };
  window.addEventListener('input', noteTyping, true);
  window.addEventListener('focusout', forgetField, true);
  window.addEventListener('keydown', act, true);
  return () => {
    window.removeEventListener('input', noteTyping, true);
    window.removeEventListener('focusout', forgetField, true);
    window.removeEventListener('keydown', act, true);
  };
}

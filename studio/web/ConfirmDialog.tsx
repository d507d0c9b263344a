import { useId, useRef } from 'react';
import { Dialog, PlainButton, PrimaryButton, Row, SecondaryButton, Stack } from './parts.tsx';
import { useTexts } from './texts.ts';

interface ConfirmProps {
  readonly button: string;
  readonly question: string;
  readonly confirm: string;
  readonly onConfirm: () => void;
}

/** A button for what cannot be undone: it asks first. */
export function ConfirmDialog({ button, question, confirm, onConfirm }: ConfirmProps) {
  const texts = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const text = useId();
  return (
    <>
      <PlainButton onClick={() => dialog.current?.showModal()}>{button}</PlainButton>
      <Dialog ref={dialog} aria-labelledby={text}>
        <Stack>
          <p id={text}>{question}</p>
          <Row>
            <PrimaryButton
              onClick={() => {
                dialog.current?.close();
                onConfirm();
              }}
            >
              {confirm}
            </PrimaryButton>
            <SecondaryButton onClick={() => dialog.current?.close()}>
              {texts('requests.cancel')}
            </SecondaryButton>
          </Row>
        </Stack>
      </Dialog>
    </>
  );
}

import { useId, useRef, useState } from 'react';
import type { ApiFailure } from '../api/failure.ts';
import type { ActionResult } from './actions.ts';
import { useInterfaceTexts } from './interface-texts.ts';
import { Dialog, Failure, PlainButton, PrimaryButton, Row, SecondaryButton, Stack } from './parts.tsx';

interface ConfirmProps {
  readonly button: string;
  readonly question: string;
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly disabled?: boolean;
}

/** Button of an action that loses something or changes the live sites; asks first. */
export function ConfirmDialog({ button, question, confirm, onConfirm, disabled }: ConfirmProps) {
  const texts = useInterfaceTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const questionId = useId();
  return (
    <>
      <PlainButton disabled={disabled} onClick={() => dialog.current?.showModal()}>
        {button}
      </PlainButton>
      <Dialog ref={dialog} aria-labelledby={questionId}>
        <Stack>
          <p id={questionId}>{question}</p>
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

interface DeleteProps extends Omit<ConfirmProps, 'onConfirm'> {
  readonly onDelete: () => Promise<ActionResult>;
  readonly onDeleted: () => unknown;
}

/** Deletes an item after confirmation. */
export function DeleteDialog({ onDelete, onDeleted, ...words }: DeleteProps) {
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  async function remove() {
    const outcome = await onDelete();
    if (outcome.kind === 'done') await onDeleted();
    else setFailure(outcome.failure);
  }
  return (
    <div>
      <ConfirmDialog {...words} onConfirm={remove} />
      {failure && <Failure failure={failure} />}
    </div>
  );
}

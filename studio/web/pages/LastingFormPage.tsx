import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ScreenHead, WidePage } from '../frame/Screen.tsx';
import { useInterfaceTexts } from '../interface-texts.ts';
import { useLoadedWorkplace } from '../session.ts';
import { SecondaryButton } from '../ui/buttons.tsx';
import { ConfirmDialog } from '../ui/Dialog.tsx';
import { Row, Soft, Stack } from '../ui/layout.tsx';
import { forgetForm, useLastingForm } from '../use-stored-state.ts';

interface LastingFormPageProps {
  /** The same for all forms of which a person sees the last one again. */
  readonly name: string;
  readonly title: string;
  /** @param form for `useStoredState` and `forgetForm` */
  readonly children: (form: string) => ReactNode;
}

/** A screen with a form whose values stay in this browser until it is sent or discarded. */
export function LastingFormPage({ name, title, children }: LastingFormPageProps) {
  const texts = useInterfaceTexts();
  const { session } = useLoadedWorkplace();
  const lastingForm = useLastingForm(`${session.person?.email} ${name}`);
  const [isNew, setIsNew] = useState(false);
  return (
    <WidePage>
      <ScreenHead title={title} />
      {lastingForm?.isRestored && !isNew && (
        <Row role="status">
          <Soft>{texts('pages.kept.line')}</Soft>
          <ConfirmDialog
            button={texts('pages.kept.restart')}
            question={texts('pages.kept.question')}
            confirm={texts('pages.kept.discard')}
            onConfirm={() => {
              forgetForm(lastingForm.form);
              setIsNew(true);
            }}
          />
        </Row>
      )}
      {lastingForm && <Stack key={String(isNew)}>{children(lastingForm.form)}</Stack>}
    </WidePage>
  );
}

/** Goes back to the previous screen. @param fallback if this is the first one */
export function CancelButton({ fallback }: { readonly fallback: string }) {
  const texts = useInterfaceTexts();
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  return (
    <>
      <SecondaryButton onClick={() => void (isFirst ? navigate(fallback) : navigate(-1))}>
        {texts('requests.cancel')}
      </SecondaryButton>
      <Soft>{texts('pages.kept.help')}</Soft>
    </>
  );
}

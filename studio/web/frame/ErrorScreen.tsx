import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { RequestFailed } from '../api-client.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { SecondaryButton } from '../ui/buttons.tsx';
import { Failure } from '../ui/feedback.tsx';
import { Soft } from '../ui/layout.tsx';
import { ScreenHead, ScreenMain } from './Screen.tsx';

/** Shown instead of a screen if the server is unavailable or the Studio itself has a fault. */
export function ErrorScreen() {
  const error = useRouteError();
  const texts = useInterfaceTexts();
  useEffect(() => {
    // A fault of the Studio is in the browser's console, for the person who looks into it.
    if (!(error instanceof RequestFailed)) reportError(error);
  }, [error]);
  return (
    <ScreenMain>
      <ScreenHead title={texts('error.title')} />
      <Soft>{texts('error.help')}</Soft>
      <Failure failure={error instanceof RequestFailed ? error.failure : { code: 'interface' }} />
      <SecondaryButton onClick={() => location.reload()}>{texts('error.again')}</SecondaryButton>
    </ScreenMain>
  );
}

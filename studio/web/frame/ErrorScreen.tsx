import { useRouteError } from 'react-router';
import { RequestFailed } from '../api-client.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { Failure, ScreenHead, ScreenMain, SecondaryButton } from '../parts.tsx';

/** Shown instead of a screen if the server is unavailable or the Studio itself has a fault. */
export function ErrorScreen() {
  const error = useRouteError();
  const texts = useInterfaceTexts();
  return (
    <ScreenMain>
      <ScreenHead title={texts('error.title')} help={texts('error.help')} />
      <Failure failure={error instanceof RequestFailed ? error.failure : { code: 'interface' }} />
      <SecondaryButton onClick={() => location.reload()}>{texts('error.again')}</SecondaryButton>
    </ScreenMain>
  );
}

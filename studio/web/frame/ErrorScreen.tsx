import { useRouteError } from 'react-router';
import { RequestFailed } from '../api-client.ts';
import { useTexts } from '../interface-texts.ts';
import { Failure, Page, ScreenHead, SecondaryButton } from '../parts.tsx';

/** Shown instead of a screen if the server is unavailable or the Studio itself has a fault. */
export function ErrorScreen() {
  const error = useRouteError();
  const texts = useTexts();
  return (
    <Page>
      <ScreenHead title={texts('error.title')} help={texts('error.help')} />
      <Failure failure={error instanceof RequestFailed ? error.failure : { code: 'interface' }} />
      <SecondaryButton onClick={() => location.reload()}>{texts('error.again')}</SecondaryButton>
    </Page>
  );
}

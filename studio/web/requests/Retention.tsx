import { valueSource } from '../../../render/preview/sources.ts';
import type { RequestChoices } from '../../api/requests-api.ts';
import { getFindAddress } from '../addresses.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { useWorkplace } from '../session.ts';
import { OtherScreen } from '../ui/buttons.tsx';
import { Disclosure, Soft } from '../ui/layout.tsx';

/** Retention period of requests, and a link to change it. */
export function Retention({ choices: { forms, spamDays } }: { readonly choices: RequestChoices }) {
  const texts = useInterfaceTexts();
  const { outline } = useWorkplace();
  const [{ code } = { code: 'is' }] = outline.languages;
  return (
    <Disclosure>
      <summary>{texts('requests.retention.title')}</summary>
      <Soft>{texts('requests.retention.help')}</Soft>
      <ul>
        {forms.map(({ id, title, retention }) => (
          <li key={id}>
            {title}: {texts('requests.retention.months', { count: retention })}{' '}
            <OtherScreen
              to={getFindAddress(code, valueSource(['forms', id]))}
              aria-label={texts('requests.retention.changeOf', { title })}
              style={{ marginInline: 0 }}
            >
              {texts('requests.retention.change')}
            </OtherScreen>
          </li>
        ))}
        <li>{texts('requests.retention.spam', { count: spamDays })}</li>
      </ul>
    </Disclosure>
  );
}

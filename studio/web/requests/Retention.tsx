import { Link } from 'react-router';
import type { RequestChoices } from '../../api-requests.ts';
import { Soft } from '../parts.tsx';
import { useWorkplace } from '../session.ts';
import { useTexts } from '../texts.ts';

/** How long requests are kept, in words, and where that is changed. */
export function Retention({ choices: { forms, spamDays } }: { readonly choices: RequestChoices }) {
  const texts = useTexts();
  const { outline } = useWorkplace();
  const [{ code } = { code: 'is' }] = outline.languages;
  return (
    <Soft as="div">
      <p>{texts('requests.retention.title')}</p>
      <ul>
        {forms.map(({ id, title, retention }) => (
          <li key={id}>
            {title}: {texts('requests.retention.months', { count: retention })}{' '}
            <Link
              to={`/find/${code}?source=${encodeURIComponent(`value:forms/${encodeURIComponent(id)}`)}`}
              aria-label={texts('requests.retention.changeOf', { title })}
              style={{ display: 'inline-block', paddingBlock: '.7rem' }}
            >
              {texts('requests.retention.change')}
            </Link>
          </li>
        ))}
        <li>{texts('requests.retention.spam', { count: spamDays })}</li>
      </ul>
    </Soft>
  );
}

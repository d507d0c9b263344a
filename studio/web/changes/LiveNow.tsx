import { Link, useLocation } from 'react-router';
import type { Publication } from '../../api/publications-api.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { useLoadedWorkplace } from '../session.ts';

/** What a publication has done, with the live pages: the one that is being edited, or else the first one. */
export function LiveNow({ publication: { sent } }: { readonly publication: Publication }) {
  const texts = useInterfaceTexts();
  const { session, outline } = useLoadedWorkplace();
  const [, path = '/'] = /^\/edit\/[^/]+(\/.*)$/.exec(useLocation().pathname) ?? [];
  if (sent.kind === 'pull-request')
    return (
      <>
        {texts('publish.sent')} <a href={sent.address}>{texts('publish.pullRequest')}</a>
      </>
    );
  if (session.local)
    return (
      <>
        {texts('publish.liveHere')} <Link to="/history">{texts('screens.history')}</Link>
      </>
    );
  return (
    <>
      {texts('publish.live', { count: outline.languages.length })}{' '}
      {outline.languages.map(({ code, name, origin }) => (
        <a key={code} href={origin + path} target="_blank" rel="noreferrer" title={name}>
          {code.toUpperCase()}
        </a>
      ))}
    </>
  );
}

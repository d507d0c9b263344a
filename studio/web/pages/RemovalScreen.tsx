import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import type { ValuePath } from '../../../schema/value-path.ts';
import type { Decision, IncomingLink, RemovalView } from '../../api/pages-api.ts';
import { getSource } from '../get-source.ts';
import { useTexts } from '../interface-texts.ts';
import type { Loaded } from '../loaded.tsx';
import { Card, Choice, Failure, Page, PrimaryButton, Row, ScreenHead, Soft, Stack } from '../parts.tsx';
import { useLoadedWorkplace } from '../session.ts';
import { fixedPages, usePagesAction } from './pages-actions.ts';

const HOW = ['remove', 'hide'] as const;

/** Removal of a page or section, with everything that links to it. */
export function RemovalScreen({ data: view }: Loaded<RemovalView>) {
  const texts = useTexts();
  const navigate = useNavigate();
  const { language = 'is' } = useParams();
  const [search] = useSearchParams();
  const { outline } = useLoadedWorkplace();
  const [how, setHow] = useState<(typeof HOW)[number]>('remove');
  const [to, setTo] = useState(view.nearest);
  const [decisions, setDecisions] = useState<Readonly<Record<string, Decision>>>({});
  const path = parseSource(search.get('source') ?? '');
  const isPage = path.length === 2;
  const own = outline.pages.find(({ id }) => id === path[1]);
  const going = usePagesAction(() => {
    if (isPage) return navigate(`/edit/${language}${how === 'hide' ? '/' : (to ?? '/')}`);
    const chosen = how === 'hide' ? getSource(path) : getSource(path.slice(0, 2));
    return navigate(`/edit/${language}${own?.path ?? '/'}?source=${encodeURIComponent(chosen)}`);
  });
  return (
    <Page>
      <ScreenHead title={texts('pages.go.title', { thing: view.title })} help={texts('pages.go.help')} />
      <Card>
        <Choice
          label={texts('pages.go.how')}
          value={how}
          options={HOW.map((each) => [each, texts(`pages.go.${each}`)])}
          set={setHow}
        />
        {isPage && (
          <Stack>
            <Choice
              label={texts('pages.go.to')}
              value={to ?? ''}
              options={[
                ...(view.needsRedirect ? [] : [['', texts('pages.go.noRedirect')] as const]),
                ...fixedPages(outline, language).filter(([other]) => other !== own?.path),
              ]}
              set={(chosen) => setTo(chosen || null)}
            />
            {view.needsRedirect && <Soft>{texts('pages.go.redirect')}</Soft>}
          </Stack>
        )}
      </Card>
      <h2>{texts('pages.go.leads')}</h2>
      {view.leads.length === 0 && <Soft>{texts('pages.go.noLeads')}</Soft>}
      <Stack as="ul">
        {view.leads.map((lead) => (
          <OneLead
            key={lead.id}
            lead={lead}
            isPage={isPage}
            decision={decisions[lead.id] ?? lead.proposal}
            decide={(decision) => setDecisions((before) => ({ ...before, [lead.id]: decision }))}
          />
        ))}
      </Stack>
      {going.failure && <Failure failure={going.failure} />}
      <Row>
        <PrimaryButton
          disabled={going.isBusy}
          onClick={() =>
            going.change('POST /removals', { body: { path, how, decisions, to: isPage ? to : null } })
          }
        >
          {texts('pages.go.do')}
        </PrimaryButton>
      </Row>
    </Page>
  );
}

interface OneLeadProps {
  readonly lead: IncomingLink;
  readonly isPage: boolean;
  readonly decision: Decision;
  readonly decide: (decision: Decision) => void;
}

function OneLead({ lead: { place, what, options }, isPage, decision, decide }: OneLeadProps) {
  const texts = useTexts();
  const wordsFor = (option: Decision) =>
    texts(option === 'change' && !isPage ? 'pages.go.decisionSection' : `pages.go.decision.${option}`);
  return (
    <Card as="li">
      <Choice
        label={[place, what].filter(Boolean).join(' › ')}
        value={decision}
        options={options.map((option) => [option, wordsFor(option)])}
        set={decide}
      />
    </Card>
  );
}

/** The path of `value:pages/home`. */
export function parseSource(source: string): ValuePath {
  return source
    .replace(/^value:/, '')
    .split('/')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : decodeURIComponent(part)));
}

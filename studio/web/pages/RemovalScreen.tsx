import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { valueSource } from '../../../render/preview/sources.ts';
import type { Decision, IncomingLink, RemovalView } from '../../api/pages-api.ts';
import { getEditAddress, getPath } from '../addresses.ts';
import { ScreenHead, ScreenMain } from '../frame/Screen.tsx';
import { useInterfaceTexts } from '../interface-texts.ts';
import type { Loaded } from '../loaded.tsx';
import { useLoadedWorkplace } from '../session.ts';
import { PrimaryButton } from '../ui/buttons.tsx';
import { Choice } from '../ui/controls.tsx';
import { Failure } from '../ui/feedback.tsx';
import { Card, Row, Soft, Stack } from '../ui/layout.tsx';
import { listPageOptions, usePagesAction } from './pages-actions.ts';

const ACTIONS = ['remove', 'hide'] as const;

/** Removal of a page or section, with everything that links to it. */
export function RemovalScreen({ data: view }: Loaded<RemovalView>) {
  const texts = useInterfaceTexts();
  const navigate = useNavigate();
  const { language = 'is' } = useParams();
  const [search] = useSearchParams();
  const { outline } = useLoadedWorkplace();
  const [action, setAction] = useState<(typeof ACTIONS)[number]>('remove');
  const [target, setTarget] = useState(view.nearest);
  const [decisions, setDecisions] = useState<Readonly<Record<string, Decision>>>({});
  const path = getPath(search.get('source') ?? '');
  const isPage = path.length === 2;
  const page = outline.pages.find(({ id }) => id === path[1]);
  const removal = usePagesAction(() => {
    if (isPage) return navigate(`/edit/${language}${action === 'hide' ? '/' : (target ?? '/')}`);
    const source = valueSource(action === 'hide' ? path : path.slice(0, 2));
    return navigate(getEditAddress(language, page?.path ?? '/', source));
  });
  return (
    <ScreenMain>
      <ScreenHead title={texts('pages.go.title', { thing: view.title })} />
      <Card>
        <Choice
          label={texts('pages.go.how')}
          value={action}
          options={ACTIONS.map((each) => [each, texts(`pages.go.${each}`)])}
          set={setAction}
        />
        {isPage && (
          <Stack>
            <Choice
              label={texts('pages.go.to')}
              value={target ?? ''}
              options={[
                ...(view.needsRedirect ? [] : [['', texts('pages.go.noRedirect')] as const]),
                ...listPageOptions(outline, language).filter(([other]) => other !== page?.path),
              ]}
              set={(newTarget) => setTarget(newTarget || null)}
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
      {removal.failure && <Failure failure={removal.failure} />}
      <Row>
        <PrimaryButton
          disabled={removal.isBusy}
          onClick={() =>
            removal.change('POST /removals', {
              body: { path, how: action, decisions, to: isPage ? target : null },
            })
          }
        >
          {texts('pages.go.do')}
        </PrimaryButton>
      </Row>
    </ScreenMain>
  );
}

interface OneLeadProps {
  readonly lead: IncomingLink;
  readonly isPage: boolean;
  readonly decision: Decision;
  readonly decide: (decision: Decision) => void;
}

function OneLead({ lead: { place, what, options }, isPage, decision, decide }: OneLeadProps) {
  const texts = useInterfaceTexts();
  const getLabel = (option: Decision) =>
    texts(option === 'change' && !isPage ? 'pages.go.decisionSection' : `pages.go.decision.${option}`);
  return (
    <Card as="li">
      <Choice
        label={[place, what].filter(Boolean).join(' › ')}
        value={decision}
        options={options.map((option) => [option, getLabel(option)])}
        set={decide}
      />
    </Card>
  );
}

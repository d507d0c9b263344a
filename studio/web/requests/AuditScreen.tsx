import styled from '@emotion/styled';
import { useState } from 'react';
import english from '../../../locales/studio/en.json' with { type: 'json' };
import type { AuditLine } from '../../api/audit-api.ts';
import type { RequestChoices } from '../../api/requests-api.ts';
import { callApi } from '../api-client.ts';
import { useDates } from '../dates.ts';
import { ScreenHead, ScreenMain } from '../frame/Screen.tsx';
import { useInterfaceTexts } from '../interface-texts.ts';
import type { Loaded } from '../loaded.tsx';
import { OtherScreen, SecondaryButton } from '../ui/buttons.tsx';
import { Soft } from '../ui/layout.tsx';
import { colour, space } from '../ui/tokens.ts';
import { Choices, FilterChoice } from './FilterChoice.tsx';
import { getColleagueName, type LoadedAudit } from './request-loaders.ts';

const Lines = styled.ol({
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space[4],
    padding: `${space[2]} 0`,
    borderTop: `1px solid ${colour('line')}`,
    overflowWrap: 'anywhere',
  },
});

const KINDS = Object.keys(english.audit.kinds);

/** Audit log, newest first; for admins. */
export function AuditScreen({ data }: Loaded<LoadedAudit>) {
  return <Audit key={data.query} data={data} />;
}

function Audit({ data: { page: firstPage, choices, query } }: Loaded<LoadedAudit>) {
  const texts = useInterfaceTexts();
  const { colleagues, forms } = choices;
  const [page, setPage] = useState(firstPage);
  const getName = (email: string) => getColleagueName(choices, email);
  const persons = new Set([
    ...colleagues.map(({ email }) => email),
    ...page.lines.map(({ person }) => person),
  ]);
  async function loadMore() {
    const after = new URLSearchParams({ after: page.next ?? '' });
    const next = await callApi('GET /audit', { query: new URLSearchParams(`${query}&${after}`) });
    setPage({ lines: [...page.lines, ...next.lines], next: next.next });
  }
  return (
    <ScreenMain>
      <ScreenHead title={texts('audit.title')} />
      <Choices>
        <FilterChoice
          texts="audit.filter"
          name="person"
          options={[...persons].map((email) => [email, getName(email)])}
        />
        <FilterChoice
          texts="audit.filter"
          name="kind"
          options={KINDS.map((kind) => [kind, texts(`audit.kinds.${kind}`)])}
        />
      </Choices>
      {page.lines.length === 0 && <p>{texts('audit.none')}</p>}
      <Lines>
        {page.lines.map((line) => (
          <Line key={line.id} line={line} name={getName(line.person)} forms={forms} />
        ))}
      </Lines>
      {page.next !== null && <SecondaryButton onClick={loadMore}>{texts('requests.more')}</SecondaryButton>}
    </ScreenMain>
  );
}

interface LineProps {
  readonly line: AuditLine;
  readonly name: string;
  readonly forms: RequestChoices['forms'];
}

function Line({ line, name, forms }: LineProps) {
  const texts = useInterfaceTexts();
  const dates = useDates();
  const { at, action, subject, count } = line;
  // For a request: its form and number.
  const [, form, request] = /^([^/]+)\/([\da-f-]{36})$/.exec(subject) ?? [];
  return (
    <li>
      <div>
        <Soft>
          {dates.moment(at)} · {name}
        </Soft>
        <p>
          {texts(`audit.actions.${action}`, {
            subject: forms.find(({ id }) => id === form)?.title ?? form ?? subject,
            count,
            defaultValue: `${action} ${subject}`,
          })}
        </p>
      </div>
      {request !== undefined && action !== 'requests.delete' && (
        <OtherScreen to={`/requests/${request}`}>{texts('audit.show')}</OtherScreen>
      )}
    </li>
  );
}

import styled from '@emotion/styled';
import { useState } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import { colour } from '../../../app/theme/roles.ts';
import { space } from '../../../app/theme/scale.ts';
import english from '../../../locales/studio/en.json' with { type: 'json' };
import type { AuditLine, AuditPage, RequestChoices } from '../../api-requests.ts';
import { ask } from '../api-client.ts';
import { useDates } from '../dates.ts';
import { Choice, Page, Row, SecondaryButton, Soft } from '../parts.tsx';
import { useTexts } from '../texts.ts';
import { OtherScreen } from './OtherScreen.tsx';

const Lines = styled.ol({
  '& > li': {
    padding: `${space[2]} 0`,
    borderTop: `1px solid ${colour('line')}`,
    overflowWrap: 'anywhere',
  },
});

const KINDS = Object.keys(english.audit.kinds);

/** What the log loads. */
export interface LoadedAudit {
  readonly page: AuditPage;
  readonly colleagues: RequestChoices['colleagues'];
  readonly query: string;
}

/** Who did what, newest first; for admins. */
export function AuditScreen() {
  const loaded = useLoaderData<LoadedAudit>();
  return <Audit key={loaded.query} loaded={loaded} />;
}

function Audit({ loaded: { page: first, colleagues, query } }: { readonly loaded: LoadedAudit }) {
  const texts = useTexts();
  const [address, setAddress] = useSearchParams();
  const [page, setPage] = useState(first);
  const nameOf = (email: string) => colleagues.find((each) => each.email === email)?.name ?? email;
  const persons = new Set([
    ...colleagues.map(({ email }) => email),
    ...page.lines.map(({ person }) => person),
  ]);
  async function more() {
    const next = await ask<AuditPage>(`/audit?${query}&after=${encodeURIComponent(page.next ?? '')}`);
    setPage({ lines: [...page.lines, ...next.lines], next: next.next });
  }
  const choice = (name: string, options: readonly (readonly [string, string])[]) => (
    <Choice
      aria-label={texts(`audit.filter.${name}`)}
      style={{ width: 'auto', maxWidth: '100%' }}
      value={address.get(name) ?? ''}
      onChange={({ target }) => {
        const changed = new URLSearchParams(address);
        if (target.value === '') changed.delete(name);
        else changed.set(name, target.value);
        setAddress(changed);
      }}
    >
      <option value="">{texts(`audit.filter.${name}All`)}</option>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Choice>
  );
  return (
    <Page>
      <h1>{texts('audit.title')}</h1>
      <Soft>{texts('audit.help')}</Soft>
      <Row>
        {choice(
          'person',
          [...persons].map((email) => [email, nameOf(email)]),
        )}
        {choice(
          'kind',
          KINDS.map((kind) => [kind, texts(`audit.kinds.${kind}`)]),
        )}
      </Row>
      {page.lines.length === 0 && <Soft>{texts('audit.none')}</Soft>}
      <Lines>
        {page.lines.map((line) => (
          <Line key={line.id} line={line} name={nameOf(line.person)} />
        ))}
      </Lines>
      {page.next !== null && (
        <div>
          <SecondaryButton type="button" onClick={more}>
            {texts('requests.more')}
          </SecondaryButton>
        </div>
      )}
    </Page>
  );
}

function Line({ line, name }: { readonly line: AuditLine; readonly name: string }) {
  const texts = useTexts();
  const dates = useDates();
  const { at, action, subject, count } = line;
  // Of a request its form and its number.
  const [, form, request] = /^([^/]+)\/([\da-f-]{36})$/.exec(subject) ?? [];
  return (
    <li>
      <Soft>
        {dates.moment(at)} · {name}
      </Soft>
      <p>
        {texts(`audit.actions.${action}`, {
          ...{ subject: form ?? subject, count },
          defaultValue: `${action} ${subject}`,
        })}
      </p>
      {request !== undefined && action !== 'requests.delete' && (
        <OtherScreen to={`/requests/${request}`}>{texts('audit.show')}</OtherScreen>
      )}
    </li>
  );
}

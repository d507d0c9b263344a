import styled from '@emotion/styled';
import { Form, Link, useSearchParams } from 'react-router';
import { ROWS_PER_PAGE, type RowTable, rowStates } from '../../api/constants.ts';
import type { RowEntry, RowList } from '../../api/rows-api.ts';
import { useDates } from '../dates.ts';
import { ScreenHead, ScreenMain } from '../frame/Screen.tsx';
import { useInterfaceTexts } from '../interface-texts.ts';
import type { Loaded } from '../loaded.tsx';
import { useLoadedWorkplace } from '../session.ts';
import { PrimaryLink, SecondaryButton } from '../ui/buttons.tsx';
import { Control } from '../ui/controls.tsx';
import { Icon } from '../ui/Icon.tsx';
import { LinkTabs, Row, Soft, Stack } from '../ui/layout.tsx';
import { colour, radius, size, space } from '../ui/tokens.ts';
import { NEW_ROW } from './row-actions.ts';

const Entries = styled.ul({
  border: `1px solid ${colour('line')}`,
  borderRadius: radius.card,
  background: colour('surface'),
  '& > li': {
    position: 'relative',
    display: 'grid',
    gap: space[1],
    padding: `${space[3]} ${space[5]}`,
    '& + li': { borderTop: `1px solid ${colour('line')}` },
    // The whole entry is a link.
    '& > a::after': { content: '""', position: 'absolute', inset: 0 },
  },
  '& a': { fontWeight: 600, textDecoration: 'none', overflowWrap: 'anywhere' },
  '& li:hover > a': { textDecoration: 'underline' },
});

const Facts = styled.p({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
  color: colour('ink-soft'),
  fontSize: size.small,
  '& strong': { color: colour('ink') },
});

interface RowsScreenProps extends Loaded<RowList> {
  readonly table: RowTable;
}

/** All news or projects, with their states. */
export function RowsScreen({ table, data: { rows, total } }: RowsScreenProps) {
  const texts = useInterfaceTexts();
  const [search] = useSearchParams();
  const isFiltered = search.has('state') || (search.get('q') ?? '') !== '';
  return (
    <ScreenMain>
      <ScreenHead title={texts(`screens.${table}`)}>
        <PrimaryLink to={`/${table}/${NEW_ROW}`}>
          <Icon name="plus" />
          {texts(`rows.${table}.new`)}
        </PrimaryLink>
      </ScreenHead>
      <Stack>
        <Search key={search.get('q') ?? ''} table={table} />
        <StateFilter table={table} />
      </Stack>
      {rows.length === 0 ? (
        <p>{texts(isFiltered ? 'rows.noneFound' : `rows.${table}.none`)}</p>
      ) : (
        <Entries>
          {rows.map((row) => (
            <Entry key={row.name} table={table} row={row} />
          ))}
        </Entries>
      )}
      <Pager total={total} shown={rows.length} />
    </ScreenMain>
  );
}

function Search({ table }: { readonly table: RowTable }) {
  const texts = useInterfaceTexts();
  const [search] = useSearchParams();
  const state = search.get('state');
  return (
    <Form role="search" action={`/${table}`}>
      {state && <input type="hidden" name="state" value={state} />}
      <label htmlFor="rows-search">{texts('rows.search')}</label>
      <Row style={{ flexWrap: 'nowrap' }}>
        <Control id="rows-search" type="search" name="q" defaultValue={search.get('q') ?? ''} />
        <SecondaryButton type="submit">{texts('rows.find')}</SecondaryButton>
      </Row>
    </Form>
  );
}

function StateFilter({ table }: { readonly table: RowTable }) {
  const texts = useInterfaceTexts();
  const [search] = useSearchParams();
  const words = search.get('q');
  const chosenState = search.get('state');
  const createQuery = (state: string | null) =>
    new URLSearchParams({ ...(state && { state }), ...(words && { q: words }) }).toString();
  return (
    <LinkTabs aria-label={texts('rows.filter')}>
      <ul>
        {[null, ...rowStates].map((state) => (
          <li key={state}>
            <Link
              to={{ pathname: `/${table}`, search: createQuery(state) }}
              aria-current={state === chosenState ? 'true' : undefined}
            >
              {texts(`rows.filters.${state ?? 'all'}`)}
            </Link>
          </li>
        ))}
      </ul>
    </LinkTabs>
  );
}

function Entry({ table, row }: { readonly table: RowTable; readonly row: RowEntry }) {
  const texts = useInterfaceTexts();
  const dates = useDates();
  const { outline } = useLoadedWorkplace();
  const missingLanguages = outline.languages.filter(
    ({ code, isDefault }) => !isDefault && !row.languages.includes(code),
  );
  return (
    <li>
      <Link to={`/${table}/${encodeURIComponent(row.name)}`}>{row.title}</Link>
      <Facts>
        <strong>{texts(`rows.states.${row.state}`)}</strong>
        <span>
          {texts(`rows.listed.${row.state}`, { at: dates.moment(row.publishedAt ?? row.changedAt) })}
        </span>
        {missingLanguages.length > 0 && (
          <span>
            {texts('rows.notIn', { languages: missingLanguages.map(({ name }) => name).join(', ') })}
          </span>
        )}
      </Facts>
    </li>
  );
}

function Pager({ total, shown }: { readonly total: number; readonly shown: number }) {
  const texts = useInterfaceTexts();
  const [search] = useSearchParams();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const lastPage = Math.max(1, Math.ceil(total / ROWS_PER_PAGE));
  const getPageLink = (next: number) => {
    const query = new URLSearchParams(search);
    query.set('page', String(next));
    return `?${query}`;
  };
  const link = { display: 'flex', alignItems: 'center', minHeight: '2.75rem' };
  if (lastPage === 1 && shown === total) return null;
  return (
    <Row as="nav" aria-label={texts('rows.pages')}>
      {page > 1 && (
        <Link to={getPageLink(page - 1)} style={link}>
          {texts('rows.newer')}
        </Link>
      )}
      <Soft>{texts('rows.page', { page, last: lastPage })}</Soft>
      {page < lastPage && (
        <Link to={getPageLink(page + 1)} style={link}>
          {texts('rows.older')}
        </Link>
      )}
    </Row>
  );
}

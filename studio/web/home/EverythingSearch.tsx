import styled from '@emotion/styled';
import { useId } from 'react';
import { Link, useFetcher } from 'react-router';
import { useInterfaceTexts } from '../interface-texts.ts';
import { SecondaryButton } from '../ui/buttons.tsx';
import { Control } from '../ui/controls.tsx';
import { Soft, Stack } from '../ui/layout.tsx';
import { colour, size, space } from '../ui/tokens.ts';
import type { SearchResult } from './load-home.ts';

const Search = styled.div({ display: 'flex', gap: space[3], paddingBlock: `${space[1]} ${space[2]}` });

const Results = styled.ul({
  display: 'grid',
  '& a': {
    display: 'grid',
    minHeight: '2.75rem',
    alignContent: 'center',
    padding: `${space[2]} 0`,
    textDecoration: 'none',
    borderBlockEnd: `1px solid ${colour('line')}`,
    overflowWrap: 'anywhere',
  },
  '& a:hover strong': { textDecoration: 'underline' },
  '& small': { color: colour('ink-soft'), fontSize: size.small },
});

/** One search over pages, sentences, amounts, news, projects, pictures and requests. */
export function EverythingSearch() {
  const texts = useInterfaceTexts();
  const field = useId();
  const search = useFetcher<readonly SearchResult[]>();
  const isBusy = search.state !== 'idle';
  const results = isBusy ? undefined : search.data;
  return (
    <search>
      <search.Form action="/everything">
        <label htmlFor={field}>{texts('home.search')}</label>
        <Search>
          <Control id={field} name="q" type="search" required />
          <SecondaryButton type="submit">{texts('home.find')}</SecondaryButton>
        </Search>
      </search.Form>
      <Stack>
        <Soft role="status">
          {isBusy && texts('home.searching')}
          {results && texts('home.found', { count: results.length })}
        </Soft>
        <Results>
          {results?.map(({ kind, title, detail, language, to }) => (
            <li key={`${to} ${title}`}>
              <Link to={to}>
                <strong lang={language}>{title}</strong>
                <small>{[texts(`home.kinds.${kind}`), detail].filter(Boolean).join(' · ')}</small>
              </Link>
            </li>
          ))}
        </Results>
      </Stack>
    </search>
  );
}

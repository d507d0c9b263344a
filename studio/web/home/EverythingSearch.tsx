import styled from '@emotion/styled';
import { Link, useFetcher } from 'react-router';
import { colour } from '../../../app/theme/roles.ts';
import { size, space } from '../../../app/theme/scale.ts';
import { Control, Form, Row, SecondaryButton, Soft } from '../parts.tsx';
import { useTexts } from '../texts.ts';
import type { Found } from './load-home.ts';

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
  const texts = useTexts();
  const search = useFetcher<readonly Found[]>();
  const found = search.state === 'idle' ? search.data : undefined;
  return (
    <search>
      <search.Form action="/everything">
        <label>
          {texts('home.search')}
          <Row>
            <Control name="q" type="search" required style={{ flex: '1 1 12rem' }} />
            <SecondaryButton type="submit">{texts('home.find')}</SecondaryButton>
          </Row>
        </label>
      </search.Form>
      <Form as="div">
        <Soft role="status">{found ? texts('home.found', { count: found.length }) : ''}</Soft>
        <Results>
          {found?.map(({ kind, title, detail, language, to }) => (
            <li key={`${to} ${title}`}>
              <Link to={to}>
                <strong lang={language}>{title}</strong>
                <small>{[texts(`home.kinds.${kind}`), detail].filter(Boolean).join(' · ')}</small>
              </Link>
            </li>
          ))}
        </Results>
      </Form>
    </search>
  );
}

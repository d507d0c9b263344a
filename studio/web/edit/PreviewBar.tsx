import styled from '@emotion/styled';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { colour } from '../../../app/theme/roles.ts';
import { size, space } from '../../../app/theme/scale.ts';
import { Choice, Control } from '../parts.tsx';
import { useWorkplace } from '../session.ts';
import { useTexts } from '../texts.ts';
import type { Go } from './EditScreen.tsx';
import { widths } from './Preview.tsx';
import { SearchBox } from './SearchBox.tsx';

const Bar = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[3],
  padding: space[3],
  borderBottom: `1px solid ${colour('line')}`,
});

const Labelled = styled.label({
  display: 'grid',
  fontSize: size.small,
  color: colour('ink-soft'),
  '& > *': { color: colour('ink'), fontSize: '1rem' },
});

interface PreviewBarProps {
  readonly language: string;
  readonly path: string;
  readonly go: Go;
}

/** What is shown: the page, its language, how wide, in which colours, on which day; and the search. */
export function PreviewBar({ language, path, go }: PreviewBarProps) {
  const texts = useTexts();
  const { outline } = useWorkplace();
  const [search, setSearch] = useSearchParams();
  const day = useId();
  const set = (name: string, value: string) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      if (value === '') next.delete(name);
      else next.set(name, value);
      return next;
    });
  return (
    <Bar>
      <SearchBox language={language} go={go} />
      <Labelled>
        {texts('edit.choosePage')}
        <Choice value={path} onChange={({ target }) => go({ path: target.value })}>
          {outline.pages.map((page) => (
            <option key={page.id} value={page.path}>
              {page.titles[language] ?? page.id}
            </option>
          ))}
          {!outline.pages.some((page) => page.path === path) && <option value={path}>{path}</option>}
        </Choice>
      </Labelled>
      <Labelled>
        {texts('edit.language')}
        <Choice value={language} onChange={({ target }) => go({ language: target.value })}>
          {outline.languages.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Choice>
      </Labelled>
      <Labelled>
        {texts('edit.width')}
        <Choice value={search.get('width') ?? 'full'} onChange={({ target }) => set('width', target.value)}>
          {Object.keys(widths).map((name) => (
            <option key={name} value={name}>
              {texts(`edit.widths.${name}`)}
            </option>
          ))}
        </Choice>
      </Labelled>
      <Labelled>
        {texts('edit.scheme')}
        <Choice value={search.get('scheme') ?? ''} onChange={({ target }) => set('scheme', target.value)}>
          {['', 'light', 'dark'].map((name) => (
            <option key={name} value={name}>
              {texts(`edit.schemes.${name || 'own'}`)}
            </option>
          ))}
        </Choice>
      </Labelled>
      <Labelled htmlFor={day}>
        {texts('edit.day')}
        <Control
          id={day}
          type="date"
          value={search.get('day') ?? ''}
          onChange={({ target }) => set('day', target.value)}
        />
      </Labelled>
    </Bar>
  );
}

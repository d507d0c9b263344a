import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { TextMatch } from '../../../render/preview/search-texts.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { Control } from '../ui/controls.tsx';
import { Soft } from '../ui/layout.tsx';
import { colour, elevation, radius, size, space } from '../ui/tokens.ts';
import { useAfterPause } from '../use-after-pause.ts';
import type { Go } from './go.ts';

/** Milliseconds after the last key. */
const PAUSE_MS = 200;

const Box = styled.div({ position: 'relative', minWidth: 0 });

const Results = styled.div({
  position: 'absolute',
  zIndex: 3,
  insetInline: 0,
  minWidth: 'min(24rem, 90vw)',
  maxHeight: '60vh',
  overflowY: 'auto',
  padding: space[2],
  border: `1px solid ${colour('line')}`,
  borderRadius: radius.card,
  background: colour('surface'),
  boxShadow: elevation.popover,
  '& button': {
    display: 'grid',
    width: '100%',
    padding: space[2],
    border: 0,
    background: 'none',
    textAlign: 'start',
    '&:hover, &:focus-visible': { background: colour('line') },
  },
  '& small': { color: colour('ink-soft'), fontSize: size.small },
});

/** Finds a sentence or an amount as visitors read it, and opens it. */
export function SearchBox({ language, go }: { readonly language: string; readonly go: Go }) {
  const texts = useInterfaceTexts();
  const results = useFetcher<readonly TextMatch[]>();
  const [words, setWords] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const query = String(new URLSearchParams({ q: words, language }));
  useAfterPause(words.trim() === '' ? null : query, PAUSE_MS, () => results.load(`/search?${query}`));

  function choose({ source, page }: TextMatch) {
    setIsOpen(false);
    go({ source, ...(page !== null && { path: page }) });
  }

  return (
    <Box
      ref={box}
      data-search
      onBlur={({ relatedTarget }) => box.current?.contains(relatedTarget) || setIsOpen(false)}
      onKeyDown={({ key }) => key === 'Escape' && setIsOpen(false)}
    >
      <Control
        type="search"
        aria-label={texts('edit.search')}
        placeholder={texts('edit.search')}
        value={words}
        autoComplete="off"
        onFocus={() => setIsOpen(true)}
        onChange={({ target }) => {
          setWords(target.value);
          setIsOpen(true);
        }}
      />
      {isOpen && words.trim() !== '' && results.data && (
        <Results>
          <Soft role="status">{texts('edit.found', { count: results.data.length })}</Soft>
          <ul>
            {results.data.map((result) => (
              <li key={`${result.source} ${result.place}`}>
                <button type="button" onClick={() => choose(result)}>
                  <span lang={result.language}>{result.text}</span>
                  <small>{result.place}</small>
                </button>
              </li>
            ))}
          </ul>
        </Results>
      )}
    </Box>
  );
}

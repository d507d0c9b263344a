import styled from '@emotion/styled';
import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react';
import { visuallyHidden } from '../../../app/ui/visually-hidden.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { LineButton } from '../ui/buttons.tsx';
import { Segments } from '../ui/controls.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Cut } from '../ui/layout.tsx';
import { besideTheBar, colour, size, space } from '../ui/tokens.ts';
import { CTRL } from './keys.ts';
import type { FindGroup, FindResult } from './results.ts';
import { listWords, splitMatches } from './search.ts';
import { type FindIndex, useLocalSearch } from './use-local-results.ts';
import { useServerResults } from './use-server-results.ts';
import { openWindow } from './windows.ts';

const Panel = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
  minHeight: 0,
  '& > label': {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    padding: `${space[3]} ${space[4]} ${space[2]}`,
    color: colour('ink-faint'),
  },
  '& > label > input': {
    flex: 1,
    minWidth: 0,
    minHeight: 'max(2rem, var(--touch))',
    padding: 0,
    border: 0,
    outline: 'none',
    background: 'none',
    fontSize: '1.125rem',
  },
});

const Choice = styled.div({
  overflowX: 'auto',
  padding: `${space[1]} ${space[4]} ${space[3]}`,
  borderBottom: `1px solid ${colour('line')}`,
  '& > fieldset': { flexWrap: 'nowrap', width: 'max-content', maxWidth: 'none' },
  '& label': { whiteSpace: 'nowrap' },
});

const List = styled.div({
  overflowY: 'auto',
  padding: `${space[1]} 0`,
  '& h3': {
    padding: `${space[2]} ${space[4]} ${space[1]}`,
    fontSize: size.label,
    color: colour('ink-faint'),
  },
  '& > p': { padding: space[5], textAlign: 'center', color: colour('ink-soft') },
});

const Option = styled.div({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `0 ${space[3]}`,
  minHeight: '3rem',
  padding: `${space[1]} ${space[4]}`,
  cursor: 'pointer',
  '& > svg': { color: colour('ink-faint') },
  '& > div': { display: 'grid' },
  '& strong': { fontWeight: 600 },
  '& small': { fontSize: size.small, color: colour('ink-soft'), whiteSpace: 'pre' },
  '& mark': { background: colour('moss-tint'), color: 'inherit', borderRadius: 2 },
  '&:hover': { background: colour('hover') },
  '&[aria-selected=true]': { background: colour('ice-tint'), boxShadow: `inset 2px 0 ${colour('ice')}` },
  '@media (forced-colors: active)': { '&[aria-selected=true]': { outline: '2px solid Highlight' } },
  '@media (max-width: 40rem)': { '& > small': { display: 'none' } },
});

const Foot = styled.footer({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  padding: `${space[2]} ${space[4]}`,
  borderTop: `1px solid ${colour('line')}`,
  fontSize: size.small,
  color: colour('ink-soft'),
  '& > :is(span, button)': { display: 'none', [besideTheBar]: { display: 'inline' } },
  '& > button': { minHeight: '1.25rem', color: 'inherit', fontWeight: 450 },
  '& > [role=status]': { marginInlineStart: 'auto' },
});

const Hidden = styled.span(visuallyHidden);

/** Groups of each segment; `null` for all. */
const segments: Readonly<Record<string, readonly FindGroup[] | null>> = {
  everything: null,
  pages: ['pages'],
  texts: ['prices', 'texts'],
  rows: ['rows'],
  requests: ['requests'],
  do: ['do'],
};

interface FindPanelProps {
  readonly index: FindIndex;
  readonly open: (result: FindResult, focus: 'field' | 'page') => void;
}

/** The field, which keeps the focus and has all keys, and the list of what was found. */
export function FindPanel({ index, open }: FindPanelProps) {
  const texts = useInterfaceTexts();
  const id = useId();
  const [query, setQuery] = useState('');
  const [segment, setSegment] = useState('everything');
  const [chosenId, setChosenId] = useState<string | null>(null);
  const words = listWords(query);
  const groups = segments[segment] ?? null;
  const search = useLocalSearch(index.entries);
  const serverResults = useServerResults(query.trim());
  // Those of the server are last, so that nothing moves when they arrive.
  const results = [
    ...search(words, groups),
    ...(serverResults ?? []).filter(({ group }) => groups === null || groups.includes(group)),
  ];
  const chosen = results.find((result) => result.id === chosenId) ?? results[0];
  const isBusy = serverResults === null || !index.isCurrent;

  const getOptionId = (result: FindResult) => `${id}${results.indexOf(result)}`;

  function choose(next: FindResult | undefined) {
    if (!next) return;
    setChosenId(next.id);
    document.getElementById(getOptionId(next))?.scrollIntoView({ block: 'nearest' });
  }

  function press(event: KeyboardEvent) {
    const at = chosen ? results.indexOf(chosen) : -1;
    if (event.key === 'ArrowDown') choose(results[(at + 1) % results.length]);
    else if (event.key === 'ArrowUp') choose(results.at(at - 1));
    else if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing) open(chosen, getFocus(event));
    else return;
    event.preventDefault();
  }

  const shownGroups = [...new Set(results.map(({ group }) => group))];
  const hasText = chosen?.group === 'prices' || chosen?.group === 'texts';
  return (
    <Panel>
      <label>
        <Icon name="search" size={20} />
        <Hidden>{texts('find.title')}</Hidden>
        <input
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={results.length > 0}
          aria-controls={results.length > 0 ? id : undefined}
          aria-activedescendant={chosen && getOptionId(chosen)}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={texts('find.placeholder')}
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            setChosenId(null);
          }}
          onKeyDown={press}
        />
      </label>
      <Choice>
        <Segments
          label={texts('find.segment')}
          options={Object.keys(segments).map((name) => [name, texts(`find.segments.${name}`)])}
          value={segment}
          set={(name) => {
            setSegment(name);
            setChosenId(null);
          }}
        />
      </Choice>
      <List>
        {results.length === 0 ? (
          <p>
            {isBusy ? texts('find.searching') : texts(words.length > 0 ? 'find.found_zero' : 'find.start')}
          </p>
        ) : (
          <div role="listbox" id={id} aria-label={texts('find.results')}>
            {shownGroups.map((group) => (
              <fieldset key={group} aria-labelledby={`${id}${group}`}>
                <h3 id={`${id}${group}`} role="presentation">
                  {texts(`find.groups.${group}`)}
                </h3>
                {results
                  .filter((result) => result.group === group)
                  .map((result) => (
                    <ResultOption
                      key={result.id}
                      id={getOptionId(result)}
                      result={result}
                      words={words}
                      isChosen={result === chosen}
                      onClick={(event) => open(result, getFocus(event))}
                    />
                  ))}
              </fieldset>
            ))}
          </div>
        )}
      </List>
      <Foot>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {texts('find.choose')}
        </span>
        <span>
          <kbd>Enter</kbd> {texts(chosen?.group === 'prices' ? 'find.changePrice' : 'find.open')}
        </span>
        {hasText && (
          <span>
            <kbd>{CTRL} Enter</kbd> {texts('find.showOnPage')}
          </span>
        )}
        <LineButton onClick={() => openWindow('keys')}>{texts('find.allKeys')}</LineButton>
        <p role="status">
          {words.length > 0 &&
            (results.length > 0 || !isBusy) &&
            texts('find.found', { count: results.length })}
        </p>
      </Foot>
    </Panel>
  );
}

function getFocus({ ctrlKey, metaKey }: KeyboardEvent | MouseEvent): 'field' | 'page' {
  return ctrlKey || metaKey ? 'page' : 'field';
}

interface ResultOptionProps {
  readonly id: string;
  readonly result: FindResult;
  readonly words: readonly string[];
  readonly isChosen: boolean;
  readonly onClick: (event: MouseEvent) => void;
}

function ResultOption({ id, result, words, isChosen, onClick }: ResultOptionProps) {
  const { icon, title, language, detail, aside } = result;
  return (
    <Option
      id={id}
      role="option"
      aria-selected={isChosen}
      onMouseDown={(event: MouseEvent) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon name={icon} />
      <div>
        <Cut as="strong" lang={language} title={title}>
          <Marked text={title} words={words} />
        </Cut>
        {detail && (
          <Cut as="small">
            <Marked text={detail} words={words} />
          </Cut>
        )}
      </div>
      {aside && <small>{aside}</small>}
    </Option>
  );
}

/** A text with the words of the query marked. */
function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  return splitMatches(text, words).map(({ text: part, isMatch }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other key.
    isMatch ? <mark key={index}>{part}</mark> : part,
  );
}

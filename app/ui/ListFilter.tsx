import styled from '@emotion/styled';
import { type FormEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { type ListQuery, listQuery, MAX_SEARCH_LENGTH, writeListQuery } from '../site/list-query.ts';
import { colour } from '../theme/colour-roles.ts';
import { from, pointerHover, space } from '../theme/scale.ts';
import { buttonBase, buttonLooks } from './button-styles.ts';
import { control } from './fields/control-styles.ts';
import { Icon } from './Icon.tsx';

const Form = styled.form({
  display: 'grid',
  gap: `${space[4]} ${space[5]}`,
  alignItems: 'center',
  marginBottom: space[6],
  [from.laptop]: { gridTemplateColumns: 'minmax(0, 24rem) minmax(0, 1fr)' },
});

const Search = styled.div({
  position: 'relative',
  display: 'flex',
  gap: space[2],
  '& > svg': {
    position: 'absolute',
    insetInlineStart: space[4],
    insetBlockStart: '50%',
    translate: '0 -50%',
    color: colour('ink-soft'),
    pointerEvents: 'none',
  },
});

const Field = styled.input(control, { minWidth: 0, paddingInlineStart: '2.875rem' });

const Submit = styled.button(buttonBase, buttonLooks.secondary);

const Categories = styled.div({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

const Category = styled.button({
  minHeight: '3rem',
  maxWidth: '100%',
  padding: `${space[2]} ${space[4]}`,
  border: `1px solid ${colour('line')}`,
  borderRadius: '1.5rem',
  background: colour('surface'),
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  [pointerHover]: { '&:hover': { borderColor: colour('ink') } },
  '&[aria-pressed=true]': { borderColor: colour('ink'), background: colour('ink'), color: colour('ground') },
  '@media (forced-colors: active)': {
    '&[aria-pressed=true]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
  },
});

/** A category that a list can be filtered by. */
export interface ListCategory {
  readonly id: string;
  readonly name: string;
  /** Language of the name; null if it is the page's. */
  readonly language: string | null;
}

interface ListFilterProps {
  /** The form's id; its `data-query` is the query that its HTML was rendered for (`useListQuery`). */
  readonly id: string;
  /** `namespace:page.section` that has the texts `search`, `submit`, `filter` and `all`. */
  readonly texts: string;
  readonly query: ListQuery;
  readonly categories: readonly ListCategory[];
}

/** Search and filter of a list, kept in the query of the address; without scripts the form submits it. */
export function ListFilter({ id, texts: root, query, categories }: ListFilterProps) {
  const texts = useTexts(root);
  const { field, submit, searchSoon } = useFilter(query);
  return (
    <Form
      id={id}
      method="get"
      role="search"
      data-query={writeListQuery(query)}
      data-screen-only
      onSubmit={submit}
    >
      <Search>
        <Icon name="search" />
        <Field
          ref={field}
          type="search"
          name={listQuery.search}
          defaultValue={query.search}
          maxLength={MAX_SEARCH_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={texts('search')}
          placeholder={texts('search')}
          onInput={searchSoon}
        />
        {/* The first button is the one that the Enter key presses, so it keeps the category. */}
        <Submit type="submit" name={listQuery.category} value={query.category}>
          {texts('submit')}
        </Submit>
      </Search>
      <Categories role="group" aria-label={texts('filter')}>
        <Category type="submit" name={listQuery.category} value="" aria-pressed={query.category === ''}>
          {texts('all')}
        </Category>
        {categories.map(({ id: category, name, language }) => (
          <Category
            key={category}
            type="submit"
            name={listQuery.category}
            value={category}
            lang={language ?? undefined}
            aria-pressed={category === query.category}
          >
            {name}
          </Category>
        ))}
      </Categories>
    </Form>
  );
}

/** Pause in typing after which the search starts. */
const TYPING_PAUSE_MS = 200;

/**
 * Updates the address from a form of search and filter: immediately when a button is pressed, after a pause while the
 * visitor types. The form follows `query`, that of the address, for example when the visitor goes back.
 */
function useFilter(query: ListQuery) {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const { pathname } = useLocation();
  const navigate = useNavigate();

  const stopWaiting = () => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  };
  const submitQuery = (category: string) => {
    stopWaiting();
    const search = field.current?.value.trim() ?? '';
    if (category === query.category && search === query.search) return;
    const to = pathname + writeListQuery({ category, search, page: 1 });
    // The history has an entry for each category, not for each letter.
    void navigate(to, { replace: category === query.category, preventScrollReset: true });
  };
  const searchSoon = () => {
    stopWaiting();
    timer.current = setTimeout(() => submitQuery(query.category), TYPING_PAUSE_MS);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration.
  useEffect(() => {
    const input = field.current;
    // Text typed before hydration counts as typed now.
    if (input && input.value !== input.defaultValue) searchSoon();
    return stopWaiting;
  }, []);

  useEffect(() => {
    const input = field.current;
    // Not while the visitor types, and not for a space at the end: it would move the caret.
    if (input && timer.current === null && input.value.trim() !== query.search) input.value = query.search;
  }, [query.search]);

  return {
    field,
    /** For the form; the button that was pressed has the category's id as its value. */
    submit(event: FormEvent) {
      event.preventDefault();
      const { submitter } = event.nativeEvent as SubmitEvent;
      submitQuery(submitter instanceof HTMLButtonElement ? submitter.value : query.category);
    },
    searchSoon,
  };
}

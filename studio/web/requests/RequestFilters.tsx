import styled from '@emotion/styled';
import { type FormEvent, useId } from 'react';
import { Link, useSearchParams } from 'react-router';
import { colour } from '../../../app/theme/roles.ts';
import { space } from '../../../app/theme/scale.ts';
import { type RequestChoices, type RequestList, requestFolders } from '../../api-requests.ts';
import { Choice, Control, SecondaryButton, Stack } from '../parts.tsx';
import { useTexts } from '../texts.ts';

const Folders = styled.nav({
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: `0 ${space[4]}` },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    fontWeight: 600,
    color: colour('ink-soft'),
    textDecoration: 'none',
    borderBlock: '3px solid transparent',
  },
  '& a[aria-current]': { color: colour('ink'), borderBottomColor: colour('accent') },
});

const Search = styled.form({ display: 'flex', gap: space[2] });
const Choices = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: space[2],
});

interface FiltersProps {
  readonly choices: RequestChoices;
  readonly counts: RequestList['counts'];
}

/** Which requests are listed; the address has it, so that it can be kept and passed on. */
export function RequestFilters({ choices: { forms, languages, colleagues }, counts }: FiltersProps) {
  const texts = useTexts();
  const [address, setAddress] = useSearchParams();
  const field = useId();
  const folder = address.get('folder') ?? 'new';
  const changed = (name: string, value: string) => {
    const next = new URLSearchParams(address);
    if (value === '') next.delete(name);
    else next.set(name, value);
    return next;
  };
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setAddress(changed('words', String(new FormData(event.currentTarget).get('words') ?? '').trim()));
  }
  const choice = (name: string, options: readonly (readonly [string, string])[]) => (
    <Choice
      aria-label={texts(`requests.filter.${name}`)}
      value={address.get(name) ?? ''}
      onChange={({ target }) => setAddress(changed(name, target.value))}
    >
      <option value="">{texts(`requests.filter.${name}All`)}</option>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Choice>
  );
  return (
    <Stack>
      <Folders aria-label={texts('requests.folders.label')}>
        <ul>
          {requestFolders.map((each) => (
            <li key={each}>
              <Link
                to={`/requests?${changed('folder', each)}`}
                aria-current={each === folder ? 'true' : undefined}
              >
                {texts(`requests.folders.${each}`)} ({counts[each]})
              </Link>
            </li>
          ))}
        </ul>
      </Folders>
      <Search role="search" onSubmit={search}>
        <Control
          key={address.get('words')}
          id={field}
          name="words"
          type="search"
          maxLength={200}
          aria-label={texts('requests.filter.words')}
          placeholder={texts('requests.filter.words')}
          defaultValue={address.get('words') ?? ''}
        />
        <SecondaryButton type="submit">{texts('requests.filter.search')}</SecondaryButton>
      </Search>
      <Choices>
        {choice(
          'form',
          forms.map(({ id, title }) => [id, title]),
        )}
        {choice(
          'language',
          languages.map(({ code, name }) => [code, name]),
        )}
        {colleagues.length > 0 &&
          choice(
            'assignee',
            colleagues.map(({ email, name }) => [email, name]),
          )}
      </Choices>
    </Stack>
  );
}

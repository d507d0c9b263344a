import styled from '@emotion/styled';
import { type FormEvent, useId } from 'react';
import { Link, useSearchParams } from 'react-router';
import { requestFolders } from '../../api/constants.ts';
import type { RequestChoices, RequestList } from '../../api/requests-api.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { SecondaryButton } from '../ui/buttons.tsx';
import { Control } from '../ui/controls.tsx';
import { LinkTabs, Stack } from '../ui/layout.tsx';
import { space } from '../ui/tokens.ts';
import { Choices, FilterChoice, withFilter } from './FilterChoice.tsx';

const Search = styled.form({ display: 'flex', gap: space[2] });

interface FiltersProps {
  readonly choices: RequestChoices;
  readonly counts: RequestList['counts'];
}

/** Filters of the list; they are in the address, so that they can be bookmarked and shared. */
export function RequestFilters({ choices: { forms, languages, colleagues }, counts }: FiltersProps) {
  const texts = useInterfaceTexts();
  const [address, setAddress] = useSearchParams();
  const field = useId();
  const folder = address.get('folder') ?? 'new';
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('words') ?? '').trim();
    setAddress(withFilter(address, 'words', words));
  }
  return (
    <Stack>
      <LinkTabs aria-label={texts('requests.folders.label')}>
        <ul>
          {requestFolders.map((each) => (
            <li key={each}>
              <Link
                to={`/requests?${withFilter(address, 'folder', each)}`}
                aria-current={each === folder ? 'true' : undefined}
              >
                {texts(`requests.folders.${each}`)} ({counts[each]})
              </Link>
            </li>
          ))}
        </ul>
      </LinkTabs>
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
        <FilterChoice
          texts="requests.filter"
          name="form"
          options={forms.map(({ id, title }) => [id, title])}
        />
        <FilterChoice
          texts="requests.filter"
          name="language"
          options={languages.map(({ code, name }) => [code, name])}
        />
        {colleagues.length > 0 && (
          <FilterChoice
            texts="requests.filter"
            name="assignee"
            options={colleagues.map(({ email, name }) => [email, name])}
          />
        )}
      </Choices>
    </Stack>
  );
}

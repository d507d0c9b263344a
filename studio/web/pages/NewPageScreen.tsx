import { useLocation, useNavigate } from 'react-router';
import { freeName, slugify } from '../../../edits/new-names.ts';
import type { Outline } from '../../api/content-api.ts';
import type { NewPage, NewPageChoices } from '../../api/pages-api.ts';
import { IconControl } from '../edit/IconControl.tsx';
import { useInterfaceTexts } from '../interface-texts.ts';
import type { Loaded } from '../loaded.tsx';
import { useLoadedWorkplace } from '../session.ts';
import { PrimaryButton } from '../ui/buttons.tsx';
import { Choice, Labeled } from '../ui/controls.tsx';
import { Failure } from '../ui/feedback.tsx';
import { Card, Row, Soft, Stack } from '../ui/layout.tsx';
import { forgetForm, useStoredState } from '../use-stored-state.ts';
import { CancelButton, LastingFormPage } from './LastingFormPage.tsx';
import { AdditionProblems, useNewTexts } from './NewTexts.tsx';
import { getTitleIn, listPageOptions, useAdditionView, usePagesAction } from './pages-actions.ts';

/** A new page with everything that it needs, in all languages. */
export function NewPageScreen({ data: choices }: Loaded<NewPageChoices>) {
  const texts = useInterfaceTexts();
  return (
    <LastingFormPage name="page" title={texts('pages.new.title')}>
      {(form) => <NewPageForm choices={choices} form={form} />}
    </LastingFormPage>
  );
}

interface NewPageFormProps {
  readonly choices: NewPageChoices;
  readonly form: string;
}

function NewPageForm({ choices, form }: NewPageFormProps) {
  const texts = useInterfaceTexts();
  const navigate = useNavigate();
  const { outline } = useLoadedWorkplace();
  const { search, keepSearch } = useFirstSearch(form);
  const [like, setLike] = useStoredState(
    form,
    'like',
    search.get('like') ?? `pattern:${choices.patterns[0]?.name}`,
  );
  const [name, setName] = useStoredState(form, 'name', '');
  const [parent, setParent] = useStoredState(form, 'below', search.get('below') ?? '/');
  const [address, setAddress] = useStoredState<string | null>(form, 'address', null);
  const [menu, setMenu] = useStoredState<string | null>(form, 'menu', null);
  const [cards, setCards] = useStoredState<string | null>(form, 'cards', null);
  const [icon, setIcon] = useStoredState(form, 'icon', 'sparkles');
  const original = outline.languages.find(({ isDefault }) => isDefault);
  const id = getFreeId(name, outline);
  const proposedPath = `${parent === '/' ? '' : parent}/${slugify(name) || id}`;
  const path = address ?? proposedPath;
  const chosenMenu = menu ?? choices.menus.find(({ to }) => to === parent)?.id ?? '';
  const chosenCards =
    cards ?? String(choices.cardLists.findIndex(({ page }) => page === parent && page !== '/'));
  const addition: NewPage = {
    kind: 'page',
    like: like.startsWith('page:')
      ? { page: like.slice('page:'.length) }
      : { pattern: like.slice('pattern:'.length) },
    id,
    path,
    icon,
    menu: chosenMenu === '' ? null : chosenMenu,
    cards: choices.cardLists[Number(chosenCards)]?.path ?? null,
  };
  const { view, failure: viewFailure, isCurrent } = useAdditionView(addition);
  const creation = usePagesAction(() => {
    forgetForm(form);
    void navigate(`/edit/${original?.code}${path}`);
  });
  const getSlotKey = (key: string) =>
    key.replace(/(?<=[:.])[a-z0-9-]+(?=[.])/, (part) => (part === id ? '*' : part));
  const getSuggestion = (key: string, code: string) =>
    code === original?.code && (key === `nav:${id}.title` || key.endsWith(`:${id}.hero.title`))
      ? name.trim()
      : '';

  const { fields, getTexts } = useNewTexts({ form, groups: view?.groups ?? [], getSuggestion, getSlotKey });
  const isNamed = slugify(name) !== '';
  const templates = [
    ...choices.patterns.map(({ name, kinds }): [string, string] => [
      `pattern:${name}`,
      `${texts(`pages.new.patterns.${name}`)}: ${kinds.join(', ')}`,
    ]),
    ...outline.pages.map((page): [string, string] => [
      `page:${page.id}`,
      texts('pages.new.copy', { page: getTitleIn(page.titles, original?.code) }),
    ]),
  ];
  const mayCreate = isNamed && isCurrent && view?.problems.length === 0 && !creation.isBusy;
  return (
    <>
      <Card>
        <Choice label={texts('pages.new.like')} value={like} options={templates} set={setLike} />
        <Labeled
          label={texts('pages.new.name')}
          value={name}
          lang={original?.code}
          onChange={({ target }) => {
            setName(target.value);
            keepSearch();
          }}
        />
        <Choice
          label={texts('pages.new.below')}
          value={parent}
          options={listPageOptions(outline, original?.code)}
          set={setParent}
        />
        <Stack>
          <Labeled
            label={texts('pages.new.address')}
            value={path}
            onChange={({ target }) => setAddress(target.value)}
          />
          <Soft>{texts('pages.new.addressHelp')}</Soft>
          <div role="status">
            {isNamed && isCurrent && view?.problems.length === 0 && <Soft>{texts('pages.new.free')}</Soft>}
            {isNamed && <AdditionProblems problems={view?.problems ?? []} />}
          </div>
          {viewFailure && <Failure failure={viewFailure} />}
        </Stack>
        <Choice
          label={texts('pages.new.menu')}
          value={chosenMenu}
          options={[
            ['', texts('pages.new.noMenu')],
            ...choices.menus.map((each) => [each.id, each.label] as const),
          ]}
          set={setMenu}
        />
        <Choice
          label={texts('pages.new.cards')}
          value={chosenCards}
          options={[
            ['-1', texts('pages.new.noCards')],
            ...choices.cardLists.map((list, index) => [String(index), list.label] as const),
          ]}
          set={setCards}
        />
        {(addition.menu !== null || addition.cards !== null) && (
          <Stack>
            <span>{texts('pages.new.icon')}</span>
            <IconControl names={choices.icons} value={icon} label={texts('pages.new.icon')} set={setIcon} />
          </Stack>
        )}
      </Card>
      <h2>{texts('pages.new.texts')}</h2>
      <Soft>
        {texts('pages.new.original', { language: original?.name })}{' '}
        {texts('pages.new.others', { language: original?.name })}
      </Soft>
      {fields}
      {creation.failure && <Failure failure={creation.failure} />}
      <Row>
        <PrimaryButton
          disabled={!mayCreate}
          onClick={() => creation.change('POST /additions', { body: { addition, texts: getTexts() } })}
        >
          {texts('pages.new.make')}
        </PrimaryButton>
        <CancelButton fallback="/edit" />
        <span role="status">{creation.isBusy ? texts('pages.new.making') : ''}</span>
      </Row>
    </>
  );
}

/** The parameters with which the form was first opened; later it may be opened from another page. */
function useFirstSearch(form: string) {
  const { search } = useLocation();
  const [firstSearch, setFirstSearch] = useStoredState<string | null>(form, 'search', null);
  return {
    search: new URLSearchParams(firstSearch ?? search),
    keepSearch: () => setFirstSearch((first) => first ?? search),
  };
}

/** An unused name; it identifies the page in files, never to visitors. */
function getFreeId(name: string, { pages }: Outline): string {
  const slug = slugify(name).replace(/^(?=\d)/, 'page-') || 'new-page';
  return freeName(
    slug,
    pages.map((page) => page.id),
  );
}

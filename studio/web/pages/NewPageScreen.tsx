import { useState } from 'react';
import { useLoaderData, useNavigate, useSearchParams } from 'react-router';
import type { Outline } from '../../api.ts';
import type { NewPage, NewPageChoices } from '../../api-pages.ts';
import { freeName, idOf } from '../../edits/new-names.ts';
import { IconControl } from '../edit/IconControl.tsx';
import {
  Card,
  Choice,
  Control,
  Failure,
  PrimaryButton,
  Row,
  ScreenHead,
  Soft,
  Stack,
  WidePage,
} from '../parts.tsx';
import { useLoadedWorkplace } from '../session.ts';
import { useTexts } from '../texts.ts';
import { AdditionProblems, useNewTexts } from './NewTexts.tsx';
import { useAdditionView, usePagesAction } from './pages-actions.ts';

/** A page that is not there yet, with everything that it needs, in all languages at once. */
export function NewPageScreen() {
  const texts = useTexts();
  const navigate = useNavigate();
  const choices = useLoaderData<NewPageChoices>();
  const { outline } = useLoadedWorkplace();
  const [search] = useSearchParams();
  const [like, setLike] = useState(search.get('like') ?? `pattern:${choices.patterns[0]?.name}`);
  const [name, setName] = useState('');
  const [below, setBelow] = useState(search.get('below') ?? '/');
  const [address, setAddress] = useState<string | null>(null);
  const [menu, setMenu] = useState<string | null>(null);
  const [cards, setCards] = useState<string | null>(null);
  const [icon, setIcon] = useState('sparkles');
  const original = outline.languages.find(({ isDefault }) => isDefault);
  const id = freeId(name, outline);
  const proposed = `${below === '/' ? '' : below}/${idOf(name) || id}`;
  const path = address ?? proposed;
  const ownMenu = menu ?? choices.menus.find(({ to }) => to === below)?.id ?? '';
  const ownCards = cards ?? String(choices.cardLists.findIndex(({ page }) => page === below && page !== '/'));
  const addition: NewPage = {
    kind: 'page',
    like: like.startsWith('page:')
      ? { page: like.slice('page:'.length) }
      : { pattern: like.slice('pattern:'.length) },
    ...{ id, path, icon },
    menu: ownMenu === '' ? null : ownMenu,
    cards: choices.cardLists[Number(ownCards)]?.path ?? null,
  };
  const { view, failure: wrong, isCurrent } = useAdditionView(addition);
  const making = usePagesAction(() => navigate(`/edit/${original?.code}${path}`));
  const slotOf = (key: string) =>
    key.replace(/(?<=[:.])[a-z0-9-]+(?=[.])/, (part) => (part === id ? '*' : part));
  const suggested = (key: string, code: string) =>
    code === original?.code && (key === `nav:${id}.title` || key.endsWith(`:${id}.hero.title`))
      ? name.trim()
      : '';

  const { form, written } = useNewTexts({ groups: view?.groups ?? [], suggested, slotOf });
  const isNamed = idOf(name) !== '';
  const mayMake = isNamed && isCurrent && view?.problems.length === 0 && !making.isBusy;
  return (
    <WidePage>
      <ScreenHead title={texts('pages.new.title')} help={texts('pages.new.help')} />
      <Card>
        <label>
          {texts('pages.new.like')}
          <Choice value={like} onChange={({ target }) => setLike(target.value)}>
            {choices.patterns.map((pattern) => (
              <option key={pattern.name} value={`pattern:${pattern.name}`}>
                {texts(`pages.new.patterns.${pattern.name}`)}: {pattern.kinds.join(', ')}
              </option>
            ))}
            {outline.pages.map((page) => (
              <option key={page.id} value={`page:${page.id}`}>
                {texts('pages.new.copy', { page: titleIn(page.titles, original?.code) })}
              </option>
            ))}
          </Choice>
        </label>
        <label>
          {texts('pages.new.name')}
          <Control value={name} lang={original?.code} onChange={({ target }) => setName(target.value)} />
        </label>
        <label>
          {texts('pages.new.below')}
          <Choice value={below} onChange={({ target }) => setBelow(target.value)}>
            {outline.pages
              .filter((page) => !page.path.includes('{'))
              .map((page) => (
                <option key={page.id} value={page.path}>
                  {titleIn(page.titles, original?.code)} ({page.path})
                </option>
              ))}
          </Choice>
        </label>
        <Stack>
          <label>
            {texts('pages.new.address')}
            <Control value={path} onChange={({ target }) => setAddress(target.value)} />
          </label>
          <Soft>{texts('pages.new.addressHelp')}</Soft>
          <div role="status">
            {isNamed && isCurrent && view?.problems.length === 0 && <Soft>{texts('pages.new.free')}</Soft>}
            {isNamed && <AdditionProblems problems={view?.problems ?? []} />}
          </div>
          {wrong && <Failure failure={wrong} />}
        </Stack>
        <label>
          {texts('pages.new.menu')}
          <Choice value={ownMenu} onChange={({ target }) => setMenu(target.value)}>
            <option value="">{texts('pages.new.noMenu')}</option>
            {choices.menus.map((each) => (
              <option key={each.id} value={each.id}>
                {each.label}
              </option>
            ))}
          </Choice>
        </label>
        <label>
          {texts('pages.new.cards')}
          <Choice value={ownCards} onChange={({ target }) => setCards(target.value)}>
            <option value="-1">{texts('pages.new.noCards')}</option>
            {choices.cardLists.map((list, place) => (
              <option key={list.label} value={String(place)}>
                {list.label}
              </option>
            ))}
          </Choice>
        </label>
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
      {form}
      {making.failure && <Failure failure={making.failure} />}
      <Row>
        <PrimaryButton
          disabled={!mayMake}
          onClick={() => making.make({ to: '/additions', body: { addition, texts: written() } })}
        >
          {texts('pages.new.make')}
        </PrimaryButton>
        <span role="status">{making.isBusy ? texts('pages.new.making') : ''}</span>
      </Row>
    </WidePage>
  );
}

function titleIn(titles: Readonly<Record<string, string>>, code: string | undefined): string {
  return titles[code ?? ''] ?? Object.values(titles)[0] ?? '';
}

/** A name that no page has; pages are found by it in files, and never by visitors. */
function freeId(name: string, { pages }: Outline): string {
  const own = idOf(name).replace(/^(?=\d)/, 'page-') || 'new-page';
  return freeName(
    own,
    pages.map((page) => page.id),
  );
}

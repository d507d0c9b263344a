import { useNavigate, useParams } from 'react-router';
import type { Json } from '../../../edits/json.ts';
import { slugify } from '../../../edits/new-names.ts';
import { valueSource } from '../../../render/preview/sources.ts';
import type { ValuePath } from '../../../schema/value-path.ts';
import type { FieldPanel, PanelItem } from '../../api/content-api.ts';
import type { AdditionView, NewItem } from '../../api/pages-api.ts';
import { getEditAddress } from '../addresses.ts';
import type { ChangeValue } from '../edit/AmountsControl.tsx';
import { ScreenHead, ScreenMain } from '../frame/Screen.tsx';
import { useInterfaceTexts } from '../interface-texts.ts';
import type { Loaded } from '../loaded.tsx';
import { useLoadedWorkplace } from '../session.ts';
import { OtherScreen, PrimaryButton } from '../ui/buttons.tsx';
import { Labeled } from '../ui/controls.tsx';
import { Failure } from '../ui/feedback.tsx';
import { Card, Row } from '../ui/layout.tsx';
import { forgetForm, useStoredState } from '../use-stored-state.ts';
import { CancelButton, LastingFormPage } from './LastingFormPage.tsx';
import { ItemField, KindChoice } from './NewItemFields.tsx';
import { AdditionProblems, useNewTexts } from './NewTexts.tsx';
import { useAdditionView, usePagesAction } from './pages-actions.ts';

/** A new list item with its values and its texts in all languages, added in one step. */
export function NewItemScreen({ data: panel }: Loaded<FieldPanel | null>) {
  const texts = useInterfaceTexts();
  if (!panel?.item || panel.item.blank === null)
    return (
      <ScreenMain>
        <ScreenHead title={texts('item.new')} />
        <OtherScreen to="/edit">{texts('screens.edit')}</OtherScreen>
      </ScreenMain>
    );
  const { item } = panel;
  const name = `item ${valueSource(item.list)}`;
  return (
    <LastingFormPage key={name} name={name} title={texts('pages.item.add', { item: item.itemLabel })}>
      {(form) => <NewItemForm panel={panel} item={item} form={form} />}
    </LastingFormPage>
  );
}

const EMPTY_VIEW: AdditionView = { kinds: [], fields: [], groups: [], problems: [] };

interface NewItemFormProps {
  readonly panel: FieldPanel;
  readonly item: PanelItem;
  readonly form: string;
}

function NewItemForm({ panel, item, form }: NewItemFormProps) {
  const texts = useInterfaceTexts();
  const navigate = useNavigate();
  const { language = 'is' } = useParams();
  const { outline } = useLoadedWorkplace();
  const { list, id, items, nameKey } = item;
  const original = outline.languages.find(({ isDefault }) => isDefault)?.code ?? 'is';
  const [name, setName] = useStoredState(form, 'name', '');
  const { kind, blank, changeValue, choose } = useItemValues(form, setToday(item.blank));
  // Words of choices, by their name in site.yaml.
  const [choiceWords, setChoiceWords] = useStoredState<Readonly<Record<string, string>>>(form, 'words', {});
  const newName = getFreeName(item, name, items);
  const value = createNamedItem({ ...item, blank }, newName, name.trim());
  const after = id ?? items.at(-1)?.id ?? null;
  const addition: NewItem = { kind: 'item', list, item: value, after };
  const isNamed = nameKey === null || slugify(name) !== '';
  const { view, failure: viewFailure, isCurrent } = useAdditionView(isNamed ? addition : null);
  const { kinds, fields, groups, problems } = view ?? EMPTY_VIEW;
  const creation = usePagesAction(() => {
    forgetForm(form);
    const index = items.findIndex((other) => other.id === after) + 1;
    const step = nameKey === null || typeof value === 'string' ? index : newName;
    void navigate(getEditAddress(language, panel.page ?? '/', valueSource([...list, step])));
  });

  /** Suggests the name of the new item as its first text, and the words of a choice as its text. */
  function getSuggestion(key: string, code: string): string {
    if (code !== original) return '';
    const choice = /\.(?:options|points)\.([^.]+)$/.exec(key)?.[1];
    if (choice !== undefined) return choiceWords[choice] ?? '';
    const first = groups[0]?.texts.find((text) => !text.isOptional)?.key;
    return key === first && nameKey !== null ? name.trim() : '';
  }

  const newTexts = useNewTexts({ form, groups, getSuggestion });
  const hasKinds = kinds.length > 1;
  const start = setToday((kind === '' ? item.blank : kinds[Number(kind)]?.item) ?? null);
  const isTyped = name.trim() !== '' || JSON.stringify(blank) !== JSON.stringify(start);
  const hiddenKeys = hasKinds ? ['kind', 'type'] : [];
  const shownFields = fields.filter(
    ({ path, control }) =>
      !['group', 'json'].includes(control.type) && !hiddenKeys.includes(String(path.at(-1))),
  );
  return (
    <>
      <Card>
        {nameKey !== null && (
          <Labeled
            label={texts('item.newName')}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
        {hasKinds && (
          <KindChoice
            kind={kind}
            kinds={kinds}
            choose={(chosen) => choose(chosen, setToday(kinds[Number(chosen)]?.item ?? null))}
          />
        )}
        {shownFields.map((field) => {
          const path = field.path.slice(list.length + 1);
          return (
            <ItemField
              key={path.join('/')}
              form={form}
              field={{ ...field, value: path.reduce<Json | undefined>(getEntry, blank) }}
              change={(change) => changeValue(path, change)}
              note={(newWords) => setChoiceWords((words) => ({ ...words, ...newWords }))}
            />
          );
        })}
        <div role="status">{isNamed && isTyped && <AdditionProblems problems={problems} />}</div>
        {viewFailure && <Failure failure={viewFailure} />}
      </Card>
      {groups.length > 0 && <h2>{texts('pages.item.texts')}</h2>}
      {newTexts.fields}
      {creation.failure && <Failure failure={creation.failure} />}
      <Row>
        <PrimaryButton
          disabled={!isNamed || !isCurrent || problems.length > 0 || creation.isBusy}
          onClick={() =>
            creation.change('POST /additions', { body: { addition, texts: newTexts.getTexts() } })
          }
        >
          {texts('pages.item.make')}
        </PrimaryButton>
        <CancelButton fallback={getEditAddress(language, panel.page ?? '/', valueSource(list))} />
      </Row>
    </>
  );
}

/** The values of an item of the chosen kind. Those of other kinds are kept. */
function useItemValues(form: string, first: Json) {
  const [kind, setKind] = useStoredState(form, 'kind', '');
  const [values, setValues] = useStoredState<Readonly<Record<string, Json>>>(form, 'values', {});
  return {
    kind,
    blank: values[kind] ?? first,
    changeValue(path: ValuePath, change: ChangeValue) {
      setValues((before) => ({ ...before, [kind]: changeInside(before[kind] ?? first, path, change) }));
    },
    choose(chosen: string, start: Json) {
      setValues((before) => ({ [chosen]: start, ...before }));
      setKind(chosen);
    },
  };
}

/** A new item with its name. Names that are displayed stay as typed. */
function createNamedItem({ blank, nameKey, isShown }: PanelItem, id: string, typed: string): Json {
  if (nameKey === '') return isShown ? typed : id;
  return isMap(blank) && nameKey !== null ? { ...blank, [nameKey]: id } : blank;
}

/** The start value of an item, with today's date for those of the example. */
function setToday(blank: Json): Json {
  if (!isMap(blank)) return blank;
  const today = new Intl.DateTimeFormat('sv').format(new Date());
  const isDay = (value: Json) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
  return Object.fromEntries(Object.entries(blank).map(([key, value]) => [key, isDay(value) ? today : value]));
}

/** A name that is free in the list; names of form fields are lowercase. */
function getFreeName({ list, nameKey }: PanelItem, typed: string, items: PanelItem['items']): string {
  const isField = list.at(-1) === 'fields';
  const slug = isField
    ? slugify(typed)
        .replace(/[^a-z]+/g, '_')
        .replace(/^_|_$/g, '')
    : slugify(typed);
  const isTaken = nameKey !== null && items.some((other) => other.id === slug);
  return isTaken ? `${slug}${isField ? '_' : '-'}more` : slug;
}

/** A value with a nested one changed; undefined removes it. */
function changeInside(value: Json, [step, ...rest]: ValuePath, change: ChangeValue): Json {
  if (step === undefined) return change(value) ?? null;
  const entries = isMap(value) ? value : {};
  const inner = rest.length === 0 ? change(entries[step]) : changeInside(entries[step] ?? {}, rest, change);
  const { [step]: _, ...others } = entries;
  return inner === undefined ? others : { ...entries, [step]: inner };
}

function isMap(value: Json | undefined): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const getEntry = (value: Json | undefined, step: string | number) => (isMap(value) ? value[step] : undefined);

import { useLocation, useNavigate, useParams } from 'react-router';
import type { Json } from '../../../edits/json.ts';
import { slugify } from '../../../edits/new-names.ts';
import { valueSource } from '../../../render/preview/sources.ts';
import type { ValuePath } from '../../../schema/value-path.ts';
import type { FieldPanel, PanelItem, ValueField } from '../../api/content-api.ts';
import type { NewItem } from '../../api/pages-api.ts';
import { getEditAddress } from '../addresses.ts';
import { createNamedItem } from '../edit/ItemActions.tsx';
import { ValueControl } from '../edit/ValueFieldView.tsx';
import { useInterfaceTexts } from '../interface-texts.ts';
import type { Loaded } from '../loaded.tsx';
import {
  Card,
  Failure,
  Fieldset,
  Labeled,
  OtherScreen,
  PrimaryButton,
  Row,
  ScreenHead,
  ScreenMain,
  WidePage,
} from '../parts.tsx';
import { useLoadedWorkplace } from '../session.ts';
import { forgetForm, useStoredState } from '../use-stored-state.ts';
import { KindChoice, Lines } from './NewItemFields.tsx';
import { AdditionProblems, useNewTexts } from './NewTexts.tsx';
import { useAdditionView, usePagesAction } from './pages-actions.ts';

/** A new list item with its values and its texts in all languages, added in one step. */
export function NewItemScreen({ data: panel }: Loaded<FieldPanel | null>) {
  const texts = useInterfaceTexts();
  if (!panel?.item || panel.item.blank === null)
    return (
      <ScreenMain>
        <ScreenHead title={texts('pages.item.new')} help={texts('edit.gone')} />
        <OtherScreen to="/edit">{texts('screens.edit')}</OtherScreen>
      </ScreenMain>
    );
  return <NewItemForm panel={panel} item={panel.item} />;
}

function NewItemForm({ panel, item }: { readonly panel: FieldPanel; readonly item: PanelItem }) {
  const texts = useInterfaceTexts();
  const navigate = useNavigate();
  const { language = 'is' } = useParams();
  const { outline } = useLoadedWorkplace();
  const { list, id, items, nameKey } = item;
  const original = outline.languages.find(({ isDefault }) => isDefault)?.code ?? 'is';
  const form = `item ${useLocation().search}`;
  const [name, setName] = useStoredState(form, 'name', '');
  const [blank, setBlank] = useStoredState(form, 'values', item.blank);
  // Words of choices, by their name in site.yaml.
  const [choiceWords, setChoiceWords] = useStoredState<Readonly<Record<string, string>>>(form, 'words', {});
  const newName = getFreeName(item, name, items);
  const value = createNamedItem({ ...item, blank }, newName, name.trim());
  const after = id ?? items.at(-1)?.id ?? null;
  const addition: NewItem = { kind: 'item', list, item: value, after };
  const isNamed = nameKey === null || slugify(name) !== '';
  const { view, failure: viewFailure, isCurrent } = useAdditionView(isNamed ? addition : null);
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
    const first = view?.groups[0]?.texts.find((text) => !text.isOptional)?.key;
    return key === first && nameKey !== null ? name.trim() : '';
  }

  function set(field: ValueField, next: Json | undefined) {
    setBlank((before) => withValue(before, field.path.slice(list.length + 1), next));
  }

  const newTexts = useNewTexts({ form, groups: view?.groups ?? [], getSuggestion });
  const hasKinds = (view?.kinds.length ?? 0) > 1;
  const fields = (view?.fields ?? []).filter(
    ({ path, control }) =>
      !['group', 'json'].includes(control.type) &&
      !(hasKinds && ['kind', 'type'].includes(String(path.at(-1)))),
  );
  return (
    <WidePage>
      <ScreenHead
        title={`${texts('pages.item.new')}: ${panel.trail.at(id === null ? -1 : -2)?.label ?? panel.title}`}
        help={texts('pages.item.help')}
      />
      <Card>
        {nameKey !== null && (
          <Labeled
            label={texts('item.newName')}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
        {hasKinds && <KindChoice form={form} kinds={view?.kinds ?? []} choose={setBlank} />}
        {fields.map((field) => (
          <Fieldset key={field.path.join('/')}>
            <legend>{field.label}</legend>
            {field.control.type === 'list' ? (
              <Lines
                form={form}
                field={field}
                set={(next) => set(field, next)}
                note={(newWords) => setChoiceWords({ ...choiceWords, ...newWords })}
              />
            ) : (
              <ValueControl
                field={field}
                set={(next) => set(field, next)}
                change={(change) => set(field, change(field.value))}
                go={() => {}}
              />
            )}
          </Fieldset>
        ))}
        <div role="status">{isNamed && <AdditionProblems problems={view?.problems ?? []} />}</div>
        {viewFailure && <Failure failure={viewFailure} />}
      </Card>
      {(view?.groups.length ?? 0) > 0 && <h2>{texts('pages.item.texts')}</h2>}
      {newTexts.fields}
      {creation.failure && <Failure failure={creation.failure} />}
      <Row>
        <PrimaryButton
          disabled={!isNamed || !isCurrent || (view?.problems.length ?? 1) > 0 || creation.isBusy}
          onClick={() =>
            creation.change('POST /additions', { body: { addition, texts: newTexts.getTexts() } })
          }
        >
          {texts('pages.item.make')}
        </PrimaryButton>
      </Row>
    </WidePage>
  );
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

/** A value with a nested one replaced; undefined removes it. */
function withValue(value: Json, [step, ...rest]: ValuePath, next: Json | undefined): Json {
  if (step === undefined) return next ?? null;
  const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
  const entries = (isMap ? value : {}) as Record<string, Json>;
  const inner = rest.length === 0 ? next : withValue(entries[step] ?? {}, rest, next);
  const { [step]: _, ...others } = entries;
  return inner === undefined ? others : { ...entries, [step]: inner };
}

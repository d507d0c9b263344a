import styled from '@emotion/styled';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { Json } from '../../../edits/json.ts';
import { valueSource } from '../../../render/preview/sources.ts';
import type { ChoiceOptions, ValueField } from '../../api/content-api.ts';
import { DateControl } from '../DateControl.tsx';
import { useInterfaceTexts } from '../interface-texts.ts';
import { useWorkplace } from '../session.ts';
import { Button, PlainButton } from '../ui/buttons.tsx';
import { Choice, Control, Segments } from '../ui/controls.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Row, Soft } from '../ui/layout.tsx';
import { colour, size, space } from '../ui/tokens.ts';
import { findRefusedEdit } from '../unsent.ts';
import { AmountsControl, type ChangeValue } from './AmountsControl.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { Go } from './go.ts';
import { IconControl } from './IconControl.tsx';
import { Looks } from './Looks.tsx';
import { MarkFieldView } from './MarkFieldView.tsx';
import { NumberControl } from './NumberControl.tsx';
import { PictureFieldView } from './PictureFieldView.tsx';
import { QuantityControl } from './QuantityControl.tsx';
import { SortableList } from './SortableList.tsx';
import { setEdit } from './set-edit.ts';
import { useLatest, useSave } from './use-save.ts';
import { useTyped } from './use-typed.ts';

interface ValueFieldViewProps {
  readonly field: ValueField;
  readonly go: Go;
}

/** A value of site.yaml, with the control for its schema. */
export function ValueFieldView({ field, go }: ValueFieldViewProps) {
  const { control } = field;
  if (control.type === 'group')
    return <GroupRow label={field.label} onOpen={() => go({ source: control.source })} />;
  if (control.type === 'picture') return <PictureFieldView field={field} file={control.file} />;
  if (control.type === 'mark') return <MarkFieldView field={field} control={control} />;
  return <PlainFieldView field={field} go={go} />;
}

const Group = styled(Button)({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
  minHeight: 'max(2.25rem, var(--control))',
  padding: `0 ${space[4]}`,
  fontSize: size.small,
  color: colour('ink-soft'),
  '&:hover': { background: colour('hover') },
  '&:focus-visible': { outlineOffset: -2 },
});

interface GroupRowProps {
  readonly label: string;
  readonly onOpen: () => void;
}

/** A value with fields of its own, which open in place of these. */
function GroupRow({ label, onOpen }: GroupRowProps) {
  return (
    <Group onClick={onOpen}>
      {label}
      <Icon name="chevron-right" />
    </Group>
  );
}

function PlainFieldView({ field, go }: ValueFieldViewProps) {
  const texts = useInterfaceTexts();
  const saving = useSave();
  const { getLatest, setLatest } = useLatest(field.value, saving.isBusy);
  const set = (change: ChangeValue) => {
    const value = getLatest();
    const after = change(value);
    saving.save([setEdit({ path: field.path, value }, after)]);
    setLatest(after);
  };
  const hasValue = field.value !== undefined;
  // A value that could not be saved is shown, and retried.
  const [refusedEdit] = useState(() => findRefusedEdit(setEdit(field, undefined)));
  const retry = useEffectEvent(() => refusedEdit && saving.save([refusedEdit]));
  useEffect(() => void retry(), []);
  const value =
    !refusedEdit || saving.state === 'saved' ? field.value : (refusedEdit.after as Json | undefined);
  return (
    <FieldFrame field={field} saving={saving} isUnsaved={refusedEdit !== undefined}>
      <ValueControl field={{ ...field, value }} set={(value) => set(() => value)} change={set} go={go} />
      {field.optional && hasValue && field.control.type !== 'list' && field.control.type !== 'group' && (
        <PlainButton onClick={() => set(() => undefined)}>{texts('edit.leaveOut')}</PlainButton>
      )}
    </FieldFrame>
  );
}

interface ControlProps {
  readonly field: ValueField;
  /** Name under which what cannot be read is kept. */
  readonly form?: string;
  readonly set: (value: Json | undefined) => void;
  /** Changes part of the value. */
  readonly change: (change: ChangeValue) => void;
  readonly go: Go;
}

/** The control of a value that the caller stores. */
export function ValueControl({ field, form = valueSource(field.path), set, change, go }: ControlProps) {
  const { control, value, label } = field;
  const { outline } = useWorkplace();
  const texts = useInterfaceTexts();
  const name = useId();
  switch (control.type) {
    case 'boolean':
      return (
        <Row as="label">
          <Control type="checkbox" checked={value === true} onChange={({ target }) => set(target.checked)} />
          {texts(value === true ? 'edit.yes' : 'edit.no')}
        </Row>
      );
    case 'choice':
      return (
        <>
          <ChoiceControl field={field} options={control.options} set={set} />
          {control.shown !== undefined && (
            <Looks path={field.path} options={control.options} shown={control.shown} set={set} />
          )}
        </>
      );
    case 'page':
      return (
        <>
          <Typed label={label} value={value} set={set} list={name} />
          <datalist id={name}>
            {outline.pages.map((page) => (
              <option key={page.id} value={page.path}>
                {Object.values(page.titles)[0]}
              </option>
            ))}
          </datalist>
        </>
      );
    case 'client':
      return (
        <>
          <Typed label={label} value={value} set={set} />
          <PlainButton onClick={() => set(control.whole)}>{texts('marks.add')}</PlainButton>
        </>
      );
    case 'picture':
    case 'mark':
      // Rendered by separate views.
      return null;
    case 'icon':
      return <IconControl names={control.names} value={value} label={label} set={set} />;
    case 'amounts':
      return (
        <AmountsControl
          form={form}
          currencies={control.currencies}
          note={control.note}
          value={value}
          change={change}
        />
      );
    case 'quantity':
      return <QuantityControl form={form} units={control.units} value={value} label={label} set={set} />;
    case 'list':
      return (
        <>
          <SortableList list={field.path} items={control.items} go={go} />
          {!field.isTarget && (
            <PlainButton onClick={() => go({ source: valueSource(field.path) })}>
              {texts('edit.openList')}
            </PlainButton>
          )}
        </>
      );
    case 'group':
      // A row of its own.
      return null;
    case 'number':
      return <NumberControl form={form} label={label} value={value} decimals={control.decimals} set={set} />;
    case 'date':
    case 'time':
      return (
        <DateControl
          type={control.type}
          label={label}
          value={typeof value === 'string' ? value : ''}
          onChange={(typed) => set(typed || undefined)}
        />
      );
    case 'json':
      return <Soft as="pre">{JSON.stringify(value, null, 2)}</Soft>;
    case 'text':
    case 'multiline':
      return <Typed label={label} value={value} set={set} />;
  }
}

interface ChoiceControlProps {
  readonly field: ValueField;
  readonly options: ChoiceOptions;
  readonly set: (value: Json) => void;
}

/** A few options are all in sight. */
function ChoiceControl({ field: { value, label }, options, set }: ChoiceControlProps) {
  const written = options.map((option) => [JSON.stringify(option.value), option.label] as const);
  const isShort = options.length <= 4 && written.every(([, name]) => name.length <= MAX_SEGMENT);
  const choose = (chosen: string) => set(JSON.parse(chosen));
  return isShort ? (
    <Segments
      label={label}
      value={value === undefined ? undefined : JSON.stringify(value)}
      options={written}
      set={choose}
    />
  ) : (
    <Choice
      aria-label={label}
      value={JSON.stringify(value ?? null)}
      options={[...(value === undefined ? [['null', '–'] as const] : []), ...written]}
      set={choose}
    />
  );
}

/** Letters of the longest name in a row of segments. */
const MAX_SEGMENT = 16;

interface TypedProps {
  readonly label: string;
  readonly value: Json | undefined;
  readonly set: (value: Json | undefined) => void;
  readonly list?: string;
}

/** A line that is saved a moment after the last key. */
function Typed({ label, value, set, list }: TypedProps) {
  const field = useTyped(value === undefined ? '' : String(value), (typed) => set(typed || undefined));
  return (
    <Control
      aria-label={label}
      value={field.value}
      list={list}
      onChange={({ target }) => field.type(target.value)}
      onBlur={field.leave}
    />
  );
}

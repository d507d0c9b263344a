import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { colour } from '../../app/theme/colour-roles.ts';
import { elevation, from, radius, size, space } from '../../app/theme/scale.ts';
import { buttonBase, buttonLooks } from '../../app/ui/button-styles.ts';
import type { ApiFailure } from '../api/failure.ts';
import { useInterfaceTexts } from './interface-texts.ts';

const compactButton: CSSObject = {
  minHeight: '2.75rem',
  padding: `${space[2]} ${space[4]}`,
  justifySelf: 'start',
};

/** Does not submit forms by default. */
const Button = (props: ComponentProps<'button'>) => <button type="button" {...props} />;

/** The main action. */
export const PrimaryButton = styled(Button)(buttonBase, compactButton, buttonLooks.primary);
export const SecondaryButton = styled(Button)(buttonBase, compactButton, buttonLooks.secondary);

/** A button that looks like a link, 44 px high. */
export const PlainButton = styled(Button)({
  display: 'inline-flex',
  justifySelf: 'start',
  alignItems: 'center',
  gap: space[2],
  minHeight: '2.75rem',
  padding: `0 ${space[2]}`,
  marginInline: `calc(-1 * ${space[2]})`,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  textAlign: 'start',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
});

/** A link to another screen, sized for touch. */
export const OtherScreen = PlainButton.withComponent(Link);

export const Control = styled.input({
  width: '100%',
  minHeight: '2.75rem',
  padding: `${space[2]} ${space[3]}`,
  border: `1.5px solid color-mix(in srgb, ${colour('ink-soft')} 75%, ${colour('ground')})`,
  borderRadius: radius.small,
  background: colour('surface'),
  '&::placeholder': { color: colour('ink-soft'), opacity: 1 },
  '&[aria-invalid=true]': {
    borderColor: colour('accent-text'),
    boxShadow: `inset 4px 0 0 ${colour('accent-text')}`,
  },
  '&[type=checkbox]': {
    flex: 'none',
    width: '1.375rem',
    minHeight: '1.375rem',
    accentColor: colour('accent'),
  },
  'select&': { textOverflow: 'ellipsis' },
});

const Select = Control.withComponent('select');
export const TextArea = Control.withComponent('textarea');

export const Card = styled.section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  alignContent: 'start',
  padding: space[5],
  border: `1px solid ${colour('line')}`,
  borderRadius: radius.card,
  background: colour('surface'),
});

/** A link or plain button in a card: sized for touch, but as close to the text as a line. */
export const CardLine = styled.div({ marginBlock: `calc(-1 * ${space[2]})` });

/** Long addresses wrap, too. */
export const Soft = styled.p({ color: colour('ink-soft'), fontSize: size.small, overflowWrap: 'anywhere' });

/** Title of a part of a screen that has no visible heading. */
export const Title = styled.h2({ fontSize: '1.25rem' });

/** A screen that is read from top to bottom. */
export const ScreenMain = styled.main({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  alignContent: 'start',
  width: 'min(100%, 56rem)',
  marginInline: 'auto',
  padding: `${space[6]} ${space[4]}`,
  paddingBlockEnd: `calc(${space[6]} + var(--guide))`,
});

/** A screen with columns. */
export const WidePage = styled(ScreenMain)({ width: 'min(100%, 84rem)' });

/** A screen with a few fields. */
export const NarrowPage = styled(ScreenMain)({ width: 'min(100%, 28rem)', overflowWrap: 'anywhere' });

export const Stack = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
});
export const StackForm = Stack.withComponent('form');
export const CardForm = Card.withComponent('form');
export const Row = styled.div({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });

export const Dialog = styled.dialog({
  width: 'min(28rem, 92vw)',
  margin: 'auto',
  padding: space[5],
  border: `1px solid ${colour('line')}`,
  borderRadius: radius.card,
  background: colour('surface'),
  color: colour('ink'),
  overflowWrap: 'anywhere',
  '&::backdrop': { background: 'rgb(0 0 0 / .5)' },
});

/** A group of inputs with a legend. */
export const Fieldset = styled.fieldset({
  display: 'grid',
  gap: space[2],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, fontWeight: 600 },
});

/** One of several links, of which one is current. */
export const tabLink = {
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  borderBlock: '3px solid transparent',
  textDecoration: 'none',
  fontWeight: 600,
  color: colour('ink-soft'),
  '&[aria-current]': { color: colour('ink'), borderBottomColor: colour('accent') },
} as const;

export const LinkTabs = styled.nav({
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: `0 ${space[4]}` },
  '& a': tabLink,
});

const Head = styled.header({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[2]} ${space[4]}`,
  alignItems: 'center',
  '& > h1': { overflowWrap: 'anywhere' },
  [from.tablet]: {
    '&:has(> [data-actions])': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    // Read after the help.
    '& > [data-actions]': { gridColumn: 2, gridRow: 1 },
    '& > [data-help], & > [data-back]': { gridColumn: '1 / -1' },
  },
});

interface ScreenHeadProps {
  readonly title: string;
  /** Purpose of the screen, in a sentence or two. */
  readonly help: ReactNode;
  /** Link back, above the title. */
  readonly back?: ReactNode;
  /** Main actions, next to the title if there is room. */
  readonly children?: ReactNode;
}

/** Head of every screen. */
export function ScreenHead({ title, help, back, children }: ScreenHeadProps) {
  return (
    <Head>
      <title>{title.includes('Studio') ? title : `${title} – Studio`}</title>
      {back && <div data-back>{back}</div>}
      <h1>{title}</h1>
      <Soft data-help>{help}</Soft>
      {children && <div data-actions>{children}</div>}
    </Head>
  );
}

interface LabeledProps extends ComponentProps<'input'> {
  readonly label: string;
}

/** A one-line input below its label. */
export function Labeled({ label, ...props }: LabeledProps) {
  return (
    <label>
      {label}
      <Control {...props} />
    </label>
  );
}

interface ChoiceProps<Value extends string> extends ComponentProps<'select'> {
  /** Shown above it. */
  readonly label?: string;
  /** Values with their displayed text. */
  readonly options: readonly (readonly [value: Value, text: string])[];
  readonly set?: (value: Value) => void;
}

/** One of several values. */
export function Choice<Value extends string>({ label, options, set, ...props }: ChoiceProps<Value>) {
  const id = useId();
  function choose(chosen: string) {
    const option = options.find(([value]) => value === chosen);
    if (option) set?.(option[0]);
  }
  const choice = (
    <Select id={id} onChange={({ target }) => choose(target.value)} {...props}>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  );
  if (label === undefined) return choice;
  return (
    <label htmlFor={id}>
      {label}
      {choice}
    </label>
  );
}

const summary = {
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '2.75rem',
  fontWeight: 600,
  cursor: 'pointer',
  '&::after': { content: '"▾" / ""' },
};

/** Less important content, which is shown on request. */
export const Disclosure = styled.details({
  '& > summary': summary,
  '&[open] > summary::after': { content: '"▴" / ""' },
});

const Details = styled.details({
  position: 'relative',
  minWidth: 0,
  '& > summary': {
    ...summary,
    padding: `0 ${space[2]}`,
    whiteSpace: 'nowrap',
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  },
  '& > div': {
    position: 'absolute',
    zIndex: 3,
    insetInlineEnd: 0,
    display: 'grid',
    justifyItems: 'start',
    gap: space[3],
    width: 'min(18rem, 90vw)',
    padding: space[4],
    border: `1px solid ${colour('line')}`,
    borderRadius: radius.card,
    background: colour('surface'),
    boxShadow: elevation.open,
    '& > label': { width: '100%' },
    '& > a': { display: 'flex', alignItems: 'center', gap: space[2], minHeight: '2.75rem' },
  },
});

/** Menu of less important choices; Escape, leaving and following a link close it. */
export function Menu({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Details
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
      }}
      onClick={({ target, currentTarget }) => {
        if (target instanceof Element && target.closest('a')) currentTarget.open = false;
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape') return;
        currentTarget.open = false;
        currentTarget.querySelector('summary')?.focus();
      }}
    >
      <summary>
        <span>{label}</span>
      </summary>
      <div>{children}</div>
    </Details>
  );
}

const Alert = styled.p({
  padding: space[4],
  borderInlineStart: `4px solid ${colour('accent')}`,
  background: colour('surface'),
  fontWeight: 600,
});

/** Reason for a failure, and what to do about it. */
export function Failure({ failure }: { readonly failure: ApiFailure }) {
  const texts = useInterfaceTexts();
  const knownMessage = texts(`failures.${failure.code}`, { ...failure.values, defaultValue: '' });
  return <Alert role="alert">{knownMessage || texts('failures.server', failure.values)}</Alert>;
}

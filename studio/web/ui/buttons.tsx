import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { colour, controlHeight, radius, space } from './tokens.ts';

const base: CSSObject = {
  display: 'inline-flex',
  flex: 'none',
  justifySelf: 'start',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  maxWidth: '100%',
  minHeight: controlHeight,
  padding: `.25rem ${space[3]}`,
  border: '1px solid transparent',
  borderRadius: radius.control,
  textDecoration: 'none',
  fontWeight: 600,
  fontSize: 'inherit',
  color: colour('ink'),
  cursor: 'pointer',
  transition: 'background-color .12s',
  '&:disabled': { color: colour('ink-faint'), background: colour('sunken'), borderColor: 'transparent' },
};

const looks = {
  /** One in each view at most: visitors or clients will see something next. */
  publish: {
    background: colour('lava'),
    color: colour('on-lava'),
    fontWeight: 700,
    '&:hover:not(:disabled)': { background: colour('lava-strong') },
  },
  main: {
    background: colour('ink'),
    color: colour('surface'),
    '&:hover:not(:disabled)': { background: colour('ink-soft') },
  },
  bordered: {
    borderColor: colour('line'),
    background: colour('surface'),
    '&:hover:not(:disabled)': {
      background: `color-mix(in srgb, ${colour('ink')} 5%, ${colour('surface')})`,
    },
  },
  quiet: {
    '&:hover:not(:disabled)': { background: colour('hover') },
    '&:disabled': { background: 'none' },
    '&[aria-pressed=true], &[aria-expanded=true]': { background: colour('press') },
  },
} satisfies Record<string, CSSObject>;

/** A bare button, which does not submit forms by default. */
export const Button = (props: ComponentProps<'button'>) => <button type="button" {...props} />;

/** Publishes, schedules or sends: the only button in lava. */
export const PublishButton = styled(Button)(base, looks.publish);
/** The main action of a view that stays in the house. */
export const PrimaryButton = styled(Button)(base, looks.main);
export const SecondaryButton = styled(Button)(base, looks.bordered);
/** A button without a border. */
export const PlainButton = styled(Button)(base, looks.quiet);
/** A plain button with only an icon, whose name is `aria-label`. */
export const IconButton = styled(({ title, ...props }: ComponentProps<'button'>) => (
  <Button title={title ?? props['aria-label']} {...props} />
))(base, looks.quiet, { width: controlHeight, padding: 0 });

/** A button within a sentence or a line. */
export const LineButton = styled(Button)({
  justifySelf: 'start',
  minHeight: 'max(1.25rem, var(--touch))',
  color: colour('ice'),
  fontWeight: 600,
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
  '&:disabled': { color: colour('ink-faint') },
});

/** A link to another screen that looks like a plain button. */
export const OtherScreen = styled(Link)(base, looks.quiet);
export const SecondaryLink = styled(Link)(base, looks.bordered);
export const PrimaryLink = styled(Link)(base, looks.main);

import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { ApiFailure } from '../../api/failure.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-names.ts';
import { colour, radius, size, space } from './tokens.ts';

const Box = styled.div({
  display: 'flex',
  gap: space[2],
  padding: space[2],
  borderRadius: radius.control,
  fontSize: size.small,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  '& > svg': { marginBlockStart: 2 },
  '& > div': { flex: 1, minWidth: 0 },
  '&[data-tone=bad]': { background: colour('bad-tint'), '& > svg': { color: colour('bad') } },
  '&[data-tone=warn]': { background: colour('warn-tint'), '& > svg': { color: colour('warn') } },
  '&[data-tone=ice]': { background: colour('ice-tint'), '& > svg': { color: colour('ice') } },
});

const toneIcons = { bad: 'octagon-alert', warn: 'triangle-alert', ice: 'info' } as const satisfies Record<
  string,
  IconName
>;

interface MessageProps {
  readonly tone: keyof typeof toneIcons;
  readonly role?: 'alert' | 'status';
  readonly children: ReactNode;
}

/** A message with its icon: what stops something, what is worth a look, what to know. */
export function Message({ tone, role, children }: MessageProps) {
  return (
    <Box data-tone={tone} role={role}>
      <Icon name={toneIcons[tone]} />
      <div>{children}</div>
    </Box>
  );
}

/** Reason for a failure, and what to do about it. */
export function Failure({ failure }: { readonly failure: ApiFailure }) {
  const texts = useInterfaceTexts();
  const knownMessage = texts(`failures.${failure.code}`, { ...failure.values, defaultValue: '' });
  return (
    <Message tone="bad" role="alert">
      <p>{knownMessage || texts('failures.server', failure.values)}</p>
    </Message>
  );
}

const Place = styled.div({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  padding: `${space[7]} ${space[5]}`,
  border: `1px solid ${colour('line')}`,
  borderRadius: radius.card,
  background: colour('surface'),
  textAlign: 'center',
  '& > svg': { marginBlockEnd: space[2], color: colour('sunken') },
  '& > p': { maxWidth: '26rem', color: colour('ink-soft') },
  '& > a, & > button': { justifySelf: 'center' },
});

interface NothingProps {
  readonly title: string;
  /** One sentence: what will be here, or what to do. */
  readonly children?: ReactNode;
  /** A button or link. */
  readonly action?: ReactNode;
}

/** Shown in the place of a list that is empty. */
export function Nothing({ title, children, action }: NothingProps) {
  return (
    <Place>
      <svg aria-hidden="true" viewBox="0 0 52 40" width="52" height="40" fill="currentColor">
        <path d="M0 17l4-3h6l4 3v23H0zM19 7l4-3h6l4 3v33H19zM38 22l4-3h6l4 3v18H38z" />
        <path d="M19 7l4-3h6l4 3-4 3h-6z" fill={colour('moss')} />
      </svg>
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {action}
    </Place>
  );
}

const move = keyframes({ from: { backgroundPositionX: '100%' }, to: { backgroundPositionX: '-100%' } });

/** A line that moves while something takes a few seconds. */
export const Progress = styled.p({
  paddingBlockEnd: space[2],
  background: `linear-gradient(90deg, ${colour('line')}, ${colour('lava')}, ${colour('line')}) bottom / 200% 2px no-repeat`,
  animation: `${move} 1.5s linear infinite`,
});

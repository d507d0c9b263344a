import { colour } from './tokens.ts';

const EDGE = 'M14.4 8 11.2 13.55H4.8L1.6 8 4.8 2.45H11.2Z';
const FULL = 'M15 8 11.5 14.06H4.5L1 8 4.5 1.94H11.5Z';
const EXCLAMATION = 'M8 4.8v3.6M8 11v.1';

const outline = (stroke: string, dash?: string) => (
  <path d={EDGE} fill="none" stroke={stroke} strokeWidth="1.5" strokeDasharray={dash} />
);
const sign = (d: string, stroke: string) => (
  <path d={d} fill="none" stroke={stroke} strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
);
const full = (fill: string) => <path d={FULL} fill={fill} />;

/** The top of a basalt column, in nine states. */
const marks = {
  /** Not written. */
  empty: outline(colour('edge'), '3 2'),
  draft: (
    <>
      {outline(colour('lava'))}
      <path d="M8 2.4H4.8L1.6 8l3.2 5.55H8Z" fill={colour('lava')} />
    </>
  ),
  /** Someone is asked to look at it. */
  review: (
    <>
      {outline(colour('ice'))}
      <path d="M11 8 9.5 10.6h-3L5 8l1.5-2.6h3Z" fill={colour('ice')} />
    </>
  ),
  scheduled: (
    <>
      {full(colour('ice'))}
      {sign('M8 4.8V8l2.2 1.6', colour('on-ice'))}
    </>
  ),
  /** Live, or fine. */
  live: (
    <>
      {full(colour('moss'))}
      {sign('m5.3 8.2 1.9 1.9 3.6-3.9', '#171a00')}
    </>
  ),
  hidden: (
    <>
      {outline(colour('edge'))}
      <path d="m4.6 11.4 6.8-6.8" stroke={colour('edge')} strokeWidth="1.5" />
    </>
  ),
  /** It stops a publication. */
  problem: (
    <>
      {full(colour('bad'))}
      {sign(EXCLAMATION, colour('on-bad'))}
    </>
  ),
  /** Worth a look. */
  warning: (
    <>
      {full(colour('warn-fill'))}
      {sign(EXCLAMATION, '#251800')}
    </>
  ),
  /** It awaits a translation. */
  awaiting: outline(colour('warn-fill')),
};

export type State = keyof typeof marks;

interface StateMarkProps {
  readonly state: State;
  /** For screen readers; without it, the words next to the mark say the same. */
  readonly label?: string;
  readonly size?: number;
}

/** The state of a page, text, draft or check: a form and a colour, next to a word. */
export function StateMark({ state, label, size = 16 }: StateMarkProps) {
  return (
    <svg
      viewBox="0 0 16 16"
      width={size}
      height={size}
      role={label && 'img'}
      aria-label={label}
      aria-hidden={!label}
    >
      {marks[state]}
    </svg>
  );
}

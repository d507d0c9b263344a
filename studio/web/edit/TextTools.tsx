import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useInterfaceTexts } from '../interface-texts.ts';
import { Icon } from '../ui/Icon.tsx';
import { colour, elevation, radius, size, space } from '../ui/tokens.ts';
import {
  findPart,
  hasEmphasis,
  hasLineKind,
  removeLink,
  toggleEmphasis,
  toggleLineKind,
} from './markdown-commands.ts';

/** Above the text, over the name of its language, so that nothing moves when it appears. */
const Bar = styled.div({
  position: 'absolute',
  zIndex: 2,
  insetInlineEnd: 0,
  bottom: '100%',
  display: 'none',
  gap: 2,
  padding: 2,
  border: `1px solid ${colour('line')}`,
  borderRadius: radius.control,
  background: colour('surface'),
  boxShadow: elevation.popover,
  '& button': {
    minWidth: '1.75rem',
    minHeight: 'max(1.75rem, var(--touch))',
    padding: `0 ${space[1]}`,
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    fontSize: size.small,
    whiteSpace: 'nowrap',
    '&:hover': { background: colour('hover') },
    '&[aria-pressed=true]': { background: colour('press') },
  },
  '@media (pointer: coarse)': { '& button': { minWidth: '2.75rem', minHeight: '2.75rem' } },
});

interface Tool {
  readonly name: string;
  readonly sign: ReactNode;
  readonly key?: string;
  readonly isOn: (state: EditorState) => boolean;
  readonly press: (view: EditorView) => unknown;
}

const TOOLS: readonly Tool[] = [
  ...(
    [
      ['bold', <strong key="b">B</strong>, 'StrongEmphasis', 'Ctrl+B'],
      ['italic', <em key="i">I</em>, 'Emphasis', 'Ctrl+I'],
    ] as const
  ).map(([name, sign, emphasis, key]) => ({
    ...{ name, sign, key },
    isOn: (state: EditorState) => hasEmphasis(state, emphasis),
    press: (view: EditorView) => toggleEmphasis(view, emphasis),
  })),
  ...(
    [
      ['bullets', '•', 'Ctrl+Shift+8'],
      ['numbers', '1.', 'Ctrl+Shift+7'],
      ['heading', 'H'],
      ['subheading', <small key="h">H</small>],
    ] as const
  ).map(([name, sign, key]) => ({
    ...{ name, sign, ...(key !== undefined && { key }) },
    isOn: (state: EditorState) => hasLineKind(state, name),
    press: (view: EditorView) => toggleLineKind(view, name),
  })),
];

interface TextToolsProps {
  readonly view: EditorView;
  /** Of `view`; it changes with each key. */
  readonly state: EditorState;
  readonly markdown: boolean;
  readonly onInsertLink: () => void;
  readonly onInsertValue: () => void;
}

/** Buttons for the text that has the focus. */
export function TextTools({ view, state, markdown, onInsertLink, onInsertValue }: TextToolsProps) {
  const texts = useInterfaceTexts();
  const isInLink = findPart(state, 'Link') !== undefined;
  return (
    <Bar
      role="group"
      aria-label={texts('edit.tools.label')}
      // The text keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
    >
      {markdown &&
        TOOLS.map(({ name, sign, key, isOn, press }) => (
          <button
            key={name}
            type="button"
            aria-label={texts(`edit.tools.${name}`)}
            title={texts(`edit.tools.${name}`) + (key ? ` (${key})` : '')}
            aria-pressed={isOn(state)}
            onClick={() => {
              press(view);
              view.focus();
            }}
          >
            {sign}
          </button>
        ))}
      {markdown && (
        <button
          type="button"
          aria-label={texts('edit.tools.link')}
          title={`${texts('edit.tools.link')} (Ctrl+Shift+K)`}
          aria-pressed={isInLink}
          onClick={onInsertLink}
        >
          <Icon name="link-2" />
        </button>
      )}
      {isInLink && (
        <button
          type="button"
          aria-label={texts('edit.tools.unlink')}
          title={texts('edit.tools.unlink')}
          onClick={() => {
            removeLink(view);
            view.focus();
          }}
        >
          <Icon name="x" />
        </button>
      )}
      <button type="button" title="/" onClick={onInsertValue}>
        {texts('edit.tools.value')}
      </button>
    </Bar>
  );
}

import styled from '@emotion/styled';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useInterfaceTexts } from '../interface-texts.ts';
import { Control } from '../ui/controls.tsx';
import { Soft } from '../ui/layout.tsx';
import { colour, radius, size, space } from '../ui/tokens.ts';

const Box = styled.div({
  display: 'grid',
  gap: space[2],
  '& [role=listbox]': { maxHeight: '16rem', overflowY: 'auto' },
  '& [role=option]': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${space[3]}`,
    padding: space[2],
    borderRadius: radius.control,
    cursor: 'pointer',
    '&[aria-selected=true]': { background: colour('ice-tint') },
  },
  '& small': { color: colour('ink-soft'), fontSize: size.small },
});

export interface PickerOption {
  readonly key: string;
  readonly label: string;
  readonly note: string;
}

interface PickerProps {
  readonly label: string;
  readonly search: (query: string) => readonly PickerOption[];
  readonly onChoose: (key: string) => void;
  /** @param query what was typed so far */
  readonly onCancel: (query: string) => void;
}

/** A list that is searched by typing; the arrow keys choose, Enter takes the choice, Escape closes it. */
export function Picker({ label, search, onChoose, onCancel }: PickerProps) {
  const texts = useInterfaceTexts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [position, setPosition] = useState(0);
  const options = search(query);
  const chosen = Math.min(position, options.length - 1);

  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    list.current?.children[chosen]?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  function handleKey(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const option = options[chosen];
    if (step) setPosition((chosen + step + options.length) % options.length || 0);
    else if (event.key === 'Enter' && option) onChoose(option.key);
    else if (event.key === 'Escape') onCancel(query);
    else if (event.key !== 'Enter') return;
    event.preventDefault();
  }

  return (
    <Box>
      <Control
        ref={input}
        role="combobox"
        aria-label={label}
        aria-expanded
        aria-controls={id}
        aria-activedescendant={options[chosen] && `${id}${chosen}`}
        placeholder={label}
        autoComplete="off"
        value={query}
        onChange={({ target }) => {
          setQuery(target.value);
          setPosition(0);
        }}
        onKeyDown={handleKey}
      />
      <div ref={list} id={id} role="listbox" aria-label={label}>
        {options.map(({ key, label: text, note }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text field above handles the keys.
          <div
            key={key}
            id={`${id}${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(key)}
          >
            <span>{text}</span>
            <small>{note}</small>
          </div>
        ))}
      </div>
      {options.length === 0 && <Soft role="status">{texts('edit.nothingFound')}</Soft>}
    </Box>
  );
}

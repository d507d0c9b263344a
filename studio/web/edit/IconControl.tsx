import styled from '@emotion/styled';
import { useId, useState } from 'react';
import type { Json } from '../../../edits/json.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { PlainButton } from '../ui/buttons.tsx';
import { Control } from '../ui/controls.tsx';
import { Row, Soft } from '../ui/layout.tsx';
import { colour, radius, space } from '../ui/tokens.ts';

/** Others are found by search. */
const MAX_ICONS = 60;

const Icons = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, 2.75rem)',
  gap: space[1],
  maxHeight: '16rem',
  overflowY: 'auto',
  '& button': {
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    border: `1px solid ${colour('line')}`,
    borderRadius: radius.control,
    background: colour('surface'),
  },
  '& [aria-pressed=true]': { outline: `2px solid ${colour('ice')}` },
});

/** One of the icons, in the color of the surrounding text. */
const Picture = styled.span({
  width: '1.25rem',
  height: '1.25rem',
  background: 'currentColor',
  mask: 'var(--icon) center / contain no-repeat',
});

interface IconControlProps {
  readonly names: readonly string[];
  readonly value: Json | undefined;
  readonly label: string;
  readonly set: (name: string) => void;
}

/** Icon picker that can be searched by name. */
export function IconControl({ names, value, label, set }: IconControlProps) {
  const texts = useInterfaceTexts();
  const [isOpen, setIsOpen] = useState(false);
  const [words, setWords] = useState('');
  const id = useId();
  const matchingNames = names.filter((name) => name.includes(words.trim().toLowerCase()));
  return (
    <>
      <Row>
        {typeof value === 'string' && <IconPicture name={value} />}
        <span>{String(value ?? '–')}</span>
        <PlainButton aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          {texts('icon.choose')}
        </PlainButton>
      </Row>
      {isOpen && (
        <div id={id}>
          <Control
            type="search"
            aria-label={texts('icon.search', { field: label })}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <Soft role="status">{texts('icon.found', { count: matchingNames.length })}</Soft>
          <Icons>
            {matchingNames.slice(0, MAX_ICONS).map((name) => (
              <button
                key={name}
                type="button"
                aria-label={name}
                title={name}
                aria-pressed={name === value}
                onClick={() => set(name)}
              >
                <IconPicture name={name} />
              </button>
            ))}
          </Icons>
        </div>
      )}
    </>
  );
}

function IconPicture({ name }: { readonly name: string }) {
  return (
    <Picture
      aria-hidden="true"
      style={{ '--icon': `url(/studio/api/icons/${name})` } as React.CSSProperties}
    />
  );
}

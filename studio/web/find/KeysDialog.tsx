import styled from '@emotion/styled';
import { useEffect, useId, useRef, useState } from 'react';
import { useInterfaceTexts } from '../interface-texts.ts';
import { IconButton } from '../ui/buttons.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { colour, size, space } from '../ui/tokens.ts';
import { areLetterKeysOn, keyTable, setLetterKeys } from './keys.ts';
import { onOpenWindow } from './windows.ts';

const Window = styled(Dialog)({
  width: 'min(44rem, 96vw)',
  '& > header': { display: 'flex', justifyContent: 'space-between', gap: space[4] },
  '& > div': { columns: '18rem', columnGap: space[6], marginBlock: space[3] },
  '& section': { breakInside: 'avoid', paddingBlockEnd: space[4] },
  '& h3': { paddingBlockEnd: space[1], fontSize: size.label, color: colour('ink-faint') },
  '& dl > div': { display: 'flex', justifyContent: 'space-between', gap: space[3], padding: `${space[1]} 0` },
  '& dd': { display: 'flex', flex: 'none', gap: space[1] },
});

/** All keys, and a switch for those that are single letters. */
export function KeysDialog() {
  const texts = useInterfaceTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [areOn, setAreOn] = useState(areLetterKeysOn);
  useEffect(() => onOpenWindow('keys', () => dialog.current?.showModal()), []);
  return (
    <Window ref={dialog} aria-labelledby={title}>
      <header>
        <h2 id={title}>{texts('keys.title')}</h2>
        <IconButton aria-label={texts('keys.close')} onClick={() => dialog.current?.close()}>
          <Icon name="x" />
        </IconButton>
      </header>
      <div>
        {Object.entries(keyTable).map(([place, rows]) => (
          <section key={place}>
            <h3>{texts(`keys.places.${place}`)}</h3>
            <dl>
              {rows.map(({ keys, does }) => (
                <div key={does}>
                  <dt>{texts(does)}</dt>
                  <dd>
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <label>
        <input
          type="checkbox"
          checked={areOn}
          onChange={({ target }) => {
            setLetterKeys(target.checked);
            setAreOn(target.checked);
          }}
        />
        {texts('keys.letters')}
      </label>
    </Window>
  );
}

import { useState } from 'react';
import { useInterfaceTexts } from './interface-texts.ts';
import { Control, Labeled } from './ui/controls.tsx';
import { Row, Soft } from './ui/layout.tsx';

/** Field `newPassword` of a form, which can show what is typed instead of asking for it twice. */
export function NewPassword() {
  const texts = useInterfaceTexts();
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <Labeled
        label={texts('password.new')}
        type={isShown ? 'text' : 'password'}
        name="newPassword"
        autoComplete="new-password"
        minLength={10}
        required
      />
      <Row as="label">
        <Control type="checkbox" checked={isShown} onChange={({ target }) => setIsShown(target.checked)} />
        {texts('password.show')}
      </Row>
      <Soft>{texts('password.newHelp')}</Soft>
    </>
  );
}

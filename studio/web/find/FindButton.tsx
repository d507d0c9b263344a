import styled from '@emotion/styled';
import { createContext, useContext } from 'react';
import { useInterfaceTexts } from '../interface-texts.ts';
import { IconButton } from '../ui/buttons.tsx';
import { Icon } from '../ui/Icon.tsx';
import { besideTheBar } from '../ui/tokens.ts';
import { openWindow } from './windows.ts';

const PhoneButton = styled(IconButton)({ [besideTheBar]: { display: 'none' } });

/** True on screens over which the search can open. */
export const HasFind = createContext(false);

/** Opens the search on a phone, where no side bar does. */
export function FindButton() {
  const texts = useInterfaceTexts();
  if (!useContext(HasFind)) return null;
  return (
    <PhoneButton aria-label={texts('find.title')} onClick={() => openWindow('find')}>
      <Icon name="search" size={18} />
    </PhoneButton>
  );
}

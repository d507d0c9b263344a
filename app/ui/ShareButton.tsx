import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { buttonBase, buttonLooks } from './button-styles.ts';
import { Icon } from './Icon.tsx';
import { VisuallyHidden } from './visually-hidden.ts';

const Button = styled.button(buttonBase, buttonLooks.secondary, {
  // It can do nothing without scripts.
  display: 'none',
  '@media (scripting: enabled)': { display: 'inline-flex' },
});

/** Time for which the label confirms that the address was copied, in milliseconds. */
const COPIED_LABEL_MS = 2000;

interface ShareButtonProps {
  readonly title: string;
  readonly label: string;
  readonly copiedLabel: string;
}

/** Shares the page by the Web Share API, else copies its address and confirms it for a moment. */
export function ShareButton({ title, label, copiedLabel }: ShareButtonProps) {
  // A count, so that the time starts again when the address is copied again.
  const [copyCount, setCopies] = useState(0);
  const isCopied = copyCount > 0;
  useEffect(() => {
    if (copyCount === 0) return;
    const timer = setTimeout(() => setCopies(0), COPIED_LABEL_MS);
    return () => clearTimeout(timer);
  }, [copyCount]);
  const share = async () => {
    if (await sharePage(title)) setCopies((count) => count + 1);
  };
  return (
    <>
      <Button type="button" data-live data-screen-only onClick={share}>
        <Icon name={isCopied ? 'check' : 'share-2'} />
        {isCopied ? copiedLabel : label}
      </Button>
      <VisuallyHidden role="status">{isCopied ? copiedLabel : ''}</VisuallyHidden>
    </>
  );
}

/** Shares the page by the device's own means, or copies its address and returns true. A failure is logged. */
async function sharePage(title: string): Promise<boolean> {
  const url = window.location.href;
  // Older browsers cannot share, and pages that did not come over https have no clipboard.
  const { share, clipboard }: Partial<Pick<Navigator, 'share' | 'clipboard'>> = navigator;
  try {
    if (share) {
      await share.call(navigator, { title, url });
      return false;
    }
    if (!clipboard) throw new Error('This browser lets pages copy nothing.');
    await clipboard.writeText(url);
    return true;
  } catch (error) {
    // Not if the visitor cancels.
    if (!(error instanceof Error && error.name === 'AbortError'))
      console.error('The page could not be shared', error);
    return false;
  }
}

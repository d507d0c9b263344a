import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { buttonBase, buttonLooks } from './button-styles.ts';

const Button = styled.button(buttonBase, buttonLooks.secondary, { justifySelf: 'start' });

/** How long the label says that the address was copied, in milliseconds (SPEC section 9). */
const copiedFor = 2000;

interface ShareButtonProps {
  readonly title: string;
  readonly label: string;
  readonly copiedLabel: string;
}

/** Shares the page by the device's own means, else copies its address. */
export function ShareButton({ title, label, copiedLabel }: ShareButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), copiedFor);
    return () => clearTimeout(timer);
  }, [copied]);
  const share = async () => {
    try {
      if (navigator.share) await navigator.share({ title, url: window.location.href });
      else {
        await navigator.clipboard.writeText(window.location.href);
        setCopied(true);
      }
    } catch (error) {
      console.error('The page could not be shared', error);
    }
  };
  return (
    <Button type="button" data-live data-start-idle onClick={share} aria-live="polite">
      {copied ? copiedLabel : label}
    </Button>
  );
}

/**
 * Keeps the focus if the focused element is removed or disabled, such as a button after its action: focuses the
 * nearest ancestor, or the same button once it is enabled again.
 * @returns stops it
 */
export function keepFocus(): () => void {
  let lastElement: HTMLElement | null = null;
  let ancestors: readonly HTMLElement[] = [];
  let wasDisabled = false;

  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    lastElement = target;
    ancestors = listAncestors(target);
    wasDisabled = false;
  };
  const observer = new MutationObserver(() => {
    if (!lastElement) return;
    const isDisabled = lastElement.matches(':disabled');
    wasDisabled ||= isDisabled && document.activeElement === lastElement;
    if (document.activeElement !== document.body) return;
    if (lastElement.isConnected) {
      // A click elsewhere has given up the focus.
      if (wasDisabled && !isDisabled) lastElement.focus({ preventScroll: true });
      return;
    }
    const nextElement = ancestors.find((element) => element.isConnected);
    lastElement = null;
    if (!nextElement) return;
    if (!nextElement.hasAttribute('tabindex')) nextElement.tabIndex = -1;
    nextElement.focus({ preventScroll: true });
  });
  document.addEventListener('focusin', remember);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  return () => {
    document.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}

/** Nearest first. */
function listAncestors({ parentElement }: HTMLElement): readonly HTMLElement[] {
  return parentElement ? [parentElement, ...listAncestors(parentElement)] : [];
}

/**
 * Keeps the focus if the focused element is removed or disabled, such as a button after its action: focuses the
 * nearest ancestor, or the same button once it is enabled again.
 * @returns stops it
 */
export function keepFocus(): () => void {
  let last: HTMLElement | null = null;
  let around: readonly HTMLElement[] = [];
  let wasDisabled = false;

  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    last = target;
    around = elementsAround(target);
    wasDisabled = false;
  };
  const observer = new MutationObserver(() => {
    if (!last) return;
    const isDisabled = last.matches(':disabled');
    wasDisabled ||= isDisabled && document.activeElement === last;
    if (document.activeElement !== document.body) return;
    if (last.isConnected) {
      // A click elsewhere has given up the focus.
      if (wasDisabled && !isDisabled) last.focus({ preventScroll: true });
      return;
    }
    const next = around.find((element) => element.isConnected);
    last = null;
    if (!next) return;
    if (!next.hasAttribute('tabindex')) next.tabIndex = -1;
    next.focus({ preventScroll: true });
  });
  document.addEventListener('focusin', note);
  observer.observe(document.body, {
    ...{ childList: true, subtree: true, attributes: true },
    attributeFilter: ['disabled'],
  });
  return () => {
    document.removeEventListener('focusin', note);
    observer.disconnect();
  };
}

/** Nearest first. */
function elementsAround({ parentElement }: HTMLElement): readonly HTMLElement[] {
  return parentElement ? [parentElement, ...elementsAround(parentElement)] : [];
}

/**
 * Keeps the keyboard where it was when what had it goes away or is disabled, as a button does that has done its work: the
 * nearest thing around it gets it, or the same button once it can be used again.
 * @returns ends it
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
      // Who has clicked beside it has let it go.
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

/** The nearest first. */
function elementsAround({ parentElement }: HTMLElement): readonly HTMLElement[] {
  return parentElement ? [parentElement, ...elementsAround(parentElement)] : [];
}

/**
 * Makes the children of a node the same as those of another, changing as little as it can: what stays keeps the focus,
 * what was typed into it, and how far it is scrolled.
 * @param {Node} shown what the reader sees
 * @param {Node} wanted taken apart by this
 */
export function matchChildren(shown, wanted) {
  const before = [...shown.childNodes];
  const after = [...wanted.childNodes];
  // What is the same at both ends stays; so something added in the middle moves nothing.
  let start = 0;
  while (start < before.length && start < after.length && before[start].isEqualNode(after[start])) start++;
  let end = 0;
  while (
    end < Math.min(before.length, after.length) - start &&
    before[before.length - 1 - end].isEqualNode(after[after.length - 1 - end])
  )
    end++;
  const olds = before.slice(start, before.length - end);
  const news = after.slice(start, after.length - end);
  const next = before[before.length - end] ?? null;
  for (const [place, node] of news.entries()) {
    const old = olds[place];
    if (!old) shown.insertBefore(node, next);
    else if (isSameThing(old, node)) matchNode(old, node);
    else shown.replaceChild(node, old);
  }
  for (const old of olds.slice(news.length)) old.remove();
}

/** @param {Node} shown  @param {Node} wanted one of the same kind */
function matchNode(shown, wanted) {
  if (!(shown instanceof Element)) {
    if (shown.nodeValue !== wanted.nodeValue) shown.nodeValue = wanted.nodeValue;
    return;
  }
  matchAttributes(shown, wanted);
  matchChildren(shown, wanted);
}

/**
 * Gives an element the attributes of another.
 * @param {Element} shown
 * @param {Element} wanted
 * @param {boolean} [keepsOthers] whether those that the other has not stay
 */
export function matchAttributes(shown, wanted, keepsOthers = false) {
  for (const { name, value } of wanted.attributes)
    if (shown.getAttribute(name) !== value) shown.setAttribute(name, value);
  if (keepsOthers) return;
  for (const { name } of [...shown.attributes])
    if (!wanted.hasAttribute(name) && !isReaders(shown, name)) shown.removeAttribute(name);
}

/** Whether the reader, not the page, has opened it. */
function isReaders(element, name) {
  return name === 'open' && /^(details|dialog)$/i.test(element.tagName);
}

function isSameThing(shown, wanted) {
  return shown.nodeName === wanted.nodeName && (shown.id ?? '') === (wanted.id ?? '');
}

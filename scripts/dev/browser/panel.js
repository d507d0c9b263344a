import { matchChildren } from './match-nodes.js';

/** Where it is kept, from page to page, which problems the reader has seen, and whether the panel is open. */
const KEPT_AS = 'preview-panel';

/**
 * Shows the panel of problems over the page, or takes it away. A reader who has hidden it sees it again when there is a
 * new error; warnings alone never open it.
 * @param {string} html empty where there is nothing wrong
 */
export function showPanel(html) {
  const root = show('dev-problems', html, (wanted, host) => {
    const errors = [...wanted.querySelectorAll('li.error')].map(({ dataset }) => dataset.id);
    const { seen, isOpen } = kept();
    const isNew = errors.some((id) => !seen.includes(id));
    const wasLastError = errors.length === 0 && seen.length > 0;
    keep({ seen: errors, isOpen: isNew || (isOpen && !wasLastError) });
    // Before it is shown: an element that is hidden for a moment only loses the focus, and the next key with it.
    unfold(wanted, host);
  });
  if (root) listenToReader(root);
}

/**
 * Shows a note over the page until the reader closes it.
 * @param {string} html
 */
export function showNote(html) {
  const root = show('dev-note', html);
  root?.querySelector('[data-close]')?.addEventListener('click', () => root.host.remove());
}

/** An element of its own outside of <body>, so that neither React nor the page's styles touch it. */
function show(name, html, prepare) {
  const there = document.querySelector(name);
  if (html === '') {
    there?.remove();
    return null;
  }
  const host = there ?? document.documentElement.appendChild(document.createElement(name));
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const wanted = document.createElement('template');
  wanted.innerHTML = html;
  prepare?.(wanted.content, host);
  matchChildren(root, wanted.content);
  return root;
}

/** Opens or folds the panel, as the reader left it. */
function unfold(root, host) {
  const { isOpen } = kept();
  const isInline = host.hasAttribute('data-inline');
  root.querySelector('.panel').hidden = !isOpen && !isInline;
  root.querySelector('[data-show]').hidden = isOpen || isInline;
}

/** Lets the reader open and fold the panel. */
function listenToReader(root) {
  const panel = root.querySelector('.panel');
  const pill = root.querySelector('[data-show]');
  const hide = root.querySelector('[data-hide]');
  const set = (open, focused) => {
    keep({ ...kept(), isOpen: open });
    unfold(root, root.host);
    focused.focus();
    showMarks(panel);
  };
  hide.onclick = () => set(false, pill);
  pill.onclick = () => set(true, hide);
  panel.onkeydown = ({ key }) => {
    if (key === 'Escape') set(false, pill);
  };
  showMarks(panel);
}

function showMarks(panel) {
  if (!panel.hidden) for (const mark of panel.querySelectorAll('mark')) bringIntoSight(mark);
}

/** Moves an excerpt sideways, where its line is longer than the panel is wide. */
function bringIntoSight(mark) {
  const excerpt = mark.closest('pre');
  const end = mark.offsetLeft + Math.min(mark.offsetWidth, excerpt.clientWidth / 2);
  if (end > excerpt.clientWidth) excerpt.scrollLeft = mark.offsetLeft - excerpt.clientWidth / 3;
}

/** The same in a browser that keeps nothing: then for this page only. */
let ofThisPage = { seen: [], isOpen: false };

function kept() {
  try {
    return { ...ofThisPage, ...JSON.parse(sessionStorage.getItem(KEPT_AS)) };
  } catch {
    return ofThisPage;
  }
}

function keep(state) {
  ofThisPage = state;
  try {
    sessionStorage.setItem(KEPT_AS, JSON.stringify(state));
  } catch {
    // Nothing is lost but what was folded on the page before.
  }
}

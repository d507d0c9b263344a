import type { EditorView } from '@codemirror/view';
import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { foldText } from '../../../app/site/fold-text.ts';
import type { FactView } from '../../api/content-api.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { useLoadedWorkplace } from '../session.ts';
import { PlainButton } from '../ui/buttons.tsx';
import { Row, Soft } from '../ui/layout.tsx';
import { colour, space } from '../ui/tokens.ts';
import type { FactRange } from './fact-chips.ts';
import { findPart, insertLink } from './markdown-commands.ts';
import { getAddress } from './markdown-marks.ts';
import { Picker } from './Picker.tsx';
import { findTypedFacts } from './use-facts.ts';

/** Below the text, in its frame; buttons leave the focus where it is. */
const Below = styled((props: ComponentProps<'div'>) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it have the actions.
  <div
    {...props}
    onMouseDown={(event) => event.target instanceof HTMLInputElement || event.preventDefault()}
  />
))({ padding: `${space[2]} ${space[3]}`, borderTop: `1px solid ${colour('line')}` });

interface LinkPickerProps {
  readonly view: EditorView;
  readonly language: string;
  readonly close: () => void;
}

/** Pages by their titles, or any address. */
export function LinkPicker({ view, language, close }: LinkPickerProps) {
  const texts = useInterfaceTexts();
  const { pages } = useLoadedWorkplace().outline;
  const link = findPart(view.state, 'Link');
  const current = link && getAddress(view.state, link);

  function search(query: string) {
    const matches = pages.flatMap(({ path, titles }) => {
      const label = titles[language] ?? path;
      return hasWords(`${label} ${path}`, query) ? [{ key: path, label, note: path }] : [];
    });
    const address = readAddress(query);
    return address
      ? [{ key: address, label: address, note: texts('edit.link.address') }, ...matches]
      : matches;
  }

  function choose(address: string) {
    const title = pages.find(({ path }) => path === address)?.titles[language];
    insertLink(view, address, title ?? address.replace(/^(?:https:\/\/|mailto:|tel:)/, ''));
    close();
  }

  return (
    <Below>
      {current && <Soft>{texts('edit.link.now', { address: current })}</Soft>}
      <Picker label={texts('edit.link.search')} search={search} onChoose={choose} onCancel={close} />
    </Below>
  );
}

/** An address as people type it; `null` if it is none. */
function readAddress(query: string): string | null {
  const typed = query.trim();
  if (/^[/#]\S*$|^(?:mailto:|tel:)\S+$/.test(typed)) return typed;
  if (/^[^\s@/]+@[^\s@/]+\.\p{L}{2,}$/u.test(typed)) return `mailto:${typed}`;
  if (/^\+[\d ]{7,}$/.test(typed)) return `tel:${typed.replaceAll(' ', '')}`;
  if (/^(?:https?:\/\/)?[^\s/@]+\.\p{L}{2,}(?:[/?#]\S*)?$/u.test(typed))
    return `https://${typed.replace(/^https?:\/\//, '')}`;
  return null;
}

/** Returns true if a text has all words of a query, or its digits in this order. */
function hasWords(text: string, query: string): boolean {
  const digits = query.replace(/\D/g, '');
  if (
    digits.length > 1 &&
    digits.length >= query.trim().length - 4 &&
    text.replace(/(?<=\d)[\s.,](?=\d)/g, '').includes(digits)
  )
    return true;
  const folded = foldText(text);
  return foldText(query)
    .split(' ')
    .every((word) => folded.includes(word));
}

interface ValuePickerProps {
  readonly view: EditorView;
  readonly facts: readonly FactView[];
  readonly language: string;
  readonly close: () => void;
}

/** Values that are written once for all texts: prices, phone numbers, figures. */
export function ValuePicker({ view, facts, language, close }: ValuePickerProps) {
  const texts = useInterfaceTexts();
  const sorted = facts.toSorted((one, other) => Number(other.isPrice) - Number(one.isPrice));

  /** Replaces the slash that opened the list; after another text, the slash stays. */
  function insert(text: string) {
    const { from, to } = view.state.selection.main;
    const hasSlash = from === to && /(?:^|\s)\/$/.test(view.state.sliceDoc(Math.max(0, from - 2), from));
    const isFact = text.startsWith('{{');
    const start = hasSlash && isFact ? from - 1 : from;
    if (hasSlash || isFact)
      view.dispatch({
        changes: { from: start, to, insert: text },
        selection: { anchor: start + text.length },
        userEvent: 'input',
      });
    close();
  }

  return (
    <Below>
      <Picker
        label={texts('edit.value.search')}
        search={(query) =>
          sorted.flatMap(({ name, label, readings }) => {
            const note = readings[language];
            return note !== undefined && hasWords(`${label} ${note}`, query)
              ? [{ key: name, label, note }]
              : [];
          })
        }
        onChoose={(name) => insert(`{{${name}}}`)}
        onCancel={insert}
      />
    </Below>
  );
}

interface FactMenuProps {
  readonly view: EditorView;
  readonly range: FactRange;
  readonly facts: readonly FactView[];
  readonly reading: string | undefined;
}

/** Actions for the fact at the cursor. */
export function FactMenu({ view, range, facts, reading = '' }: FactMenuProps) {
  const texts = useInterfaceTexts();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const fact = facts.find(({ name }) => name === range.name);

  function open(source: string) {
    const next = new URLSearchParams(search);
    next.set('source', source);
    void navigate({ search: String(next) });
  }

  return (
    <Below>
      {fact && <Soft>{texts('edit.value.shows', { label: fact.label })}</Soft>}
      <Row>
        {fact && (
          <PlainButton onClick={() => open(fact.source)}>
            {texts(fact.isPrice ? 'edit.value.changePrice' : 'edit.value.open')}
          </PlainButton>
        )}
        <PlainButton
          onClick={() => {
            const { from, to } = range;
            view.dispatch({ changes: { from, to, insert: reading }, userEvent: 'input' });
            view.focus();
          }}
        >
          {texts('edit.value.unlink')}
        </PlainButton>
      </Row>
    </Below>
  );
}

interface FactOffersProps {
  readonly view: EditorView;
  readonly firstText: string;
  readonly facts: readonly FactView[];
  readonly language: string;
}

/** Offers to link figures that were typed by hand. */
export function FactOffers({ view, firstText, facts, language }: FactOffersProps) {
  const texts = useInterfaceTexts();
  const text = view.state.doc.toString();
  const typedFacts = findTypedFacts(text, firstText, facts, language);
  return typedFacts.map(({ fact: { name, label, isPrice }, from, to }) => (
    <Below key={name} role="status">
      <Row>
        <Soft>
          {texts(isPrice ? 'edit.value.isPrice' : 'edit.value.isFact', { label, text: text.slice(from, to) })}
        </Soft>
        <PlainButton
          onClick={() => {
            view.dispatch({ changes: { from, to, insert: `{{${name}}}` }, userEvent: 'input' });
            view.focus();
          }}
        >
          {texts('edit.value.link')}
        </PlainButton>
      </Row>
    </Below>
  ));
}

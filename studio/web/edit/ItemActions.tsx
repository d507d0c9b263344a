import { useState } from 'react';
import type { Edit, Json, PanelItem } from '../../api.ts';
import { Card, Control, Failure, PlainButton, Row, SecondaryButton } from '../parts.tsx';
import { useTexts } from '../texts.ts';
import type { Go } from './EditScreen.tsx';
import { useSave } from './use-save.ts';

interface ItemActionsProps {
  readonly item: PanelItem;
  readonly go: Go;
}

/** What can be done with an item of a list: move, duplicate, remove, and one more like it. */
export function ItemActions({ item, go }: ItemActionsProps) {
  const texts = useTexts();
  const { save, failure } = useSave();
  const [name, setName] = useState('');
  const { list, id, items } = item;
  const at = items.findIndex((other) => other.id === id);
  const move = (after: string | number | null): Edit => ({ kind: 'move', list, item: id, after });
  const newId = idOf(name);
  const isTaken = items.some((other) => other.id === newId);

  return (
    <Card>
      <h2>{texts('item.title')}</h2>
      <Row>
        <PlainButton type="button" disabled={at <= 0} onClick={() => save([move(items[at - 2]?.id ?? null)])}>
          {texts('item.up')}
        </PlainButton>
        <PlainButton
          type="button"
          disabled={at < 0 || at === items.length - 1}
          onClick={() => save([move(items[at + 1]?.id ?? null)])}
        >
          {texts('item.down')}
        </PlainButton>
        <PlainButton
          type="button"
          onClick={() => {
            save([{ kind: 'remove', list, item: id, before: item.value }]);
            go({ source: null });
          }}
        >
          {texts('item.remove')}
        </PlainButton>
      </Row>
      <label>
        {texts('item.newName')}
        <Control value={name} onChange={({ target }) => setName(target.value)} />
      </label>
      <Row>
        <SecondaryButton
          type="button"
          disabled={newId === '' || isTaken}
          onClick={() => {
            save([{ kind: 'duplicate', list, item: id, id: newId }]);
            setName('');
          }}
        >
          {texts('item.duplicate')}
        </SecondaryButton>
        <SecondaryButton
          type="button"
          disabled={newId === '' || isTaken}
          onClick={() => {
            save([{ kind: 'insert', list, item: withId(item.blank, newId), after: id }]);
            setName('');
          }}
        >
          {texts('item.add')}
        </SecondaryButton>
      </Row>
      {isTaken && <p role="alert">{texts('item.taken', { id: newId })}</p>}
      {failure && <Failure failure={failure} />}
    </Card>
  );
}

function withId(blank: Json, id: string): Json {
  return typeof blank === 'object' && blank !== null && !Array.isArray(blank) ? { ...blank, id } : blank;
}

const ICELANDIC: Readonly<Record<string, string>> = {
  þ: 'th',
  ð: 'd',
  æ: 'ae',
  ö: 'o',
  ø: 'o',
  å: 'a',
  ñ: 'n',
};

/** The name by which site.yaml knows something: `Hvað tekur þetta langan tíma?` → `hvad-tekur-thetta-langan-tima`. */
export function idOf(words: string): string {
  return words
    .toLowerCase()
    .replace(/[þðæöøåñ]/g, (letter) => ICELANDIC[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
}

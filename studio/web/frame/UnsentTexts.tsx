import { useSyncExternalStore } from 'react';
import { useParams } from 'react-router';
import { valueSource } from '../../../render/preview/sources.ts';
import { getFindAddress } from '../addresses.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { OtherScreen, PlainButton } from '../ui/buttons.tsx';
import { TextArea } from '../ui/controls.tsx';
import { Failure } from '../ui/feedback.tsx';
import { Card, Row } from '../ui/layout.tsx';
import { discardUnsent, isUndecided, subscribeUnsent, type UnsentEdit, unsentText } from '../unsent.ts';
import { ScreenMain } from './Screen.tsx';

/** Values that the server has refused, with the reason; they exist only in this browser. */
export function UnsentTexts() {
  const texts = useInterfaceTexts();
  const { language = 'is' } = useParams();
  const unsentEdits = JSON.parse(useSyncExternalStore(subscribeUnsent, unsentText)) as readonly UnsentEdit[];
  const refusedEdits = unsentEdits.filter((unsent) => !isUndecided(unsent));
  if (refusedEdits.length === 0) return null;
  return (
    <ScreenMain as="aside" aria-label={texts('unsent.title')}>
      {refusedEdits.map((unsent) => {
        const { edit, failure } = unsent;
        const [conflict] = failure?.conflicts ?? [];
        const pageLanguage = 'language' in edit ? edit.language : language;
        return (
          <Card key={JSON.stringify(edit)}>
            <h2>{texts('unsent.title')}</h2>
            {conflict?.reason === 'missing' && <p>{texts('conflict.reasons.missing')}</p>}
            {failure && conflict?.reason !== 'missing' && <Failure failure={failure} />}
            <TextArea
              aria-label={texts('unsent.value')}
              readOnly
              value={typeof edit.after === 'string' ? edit.after : JSON.stringify(edit.after)}
            />
            <Row>
              <OtherScreen to={getFindAddress(pageLanguage, getEditSource(unsent))}>
                {texts('unsent.open')}
              </OtherScreen>
              <PlainButton onClick={() => discardUnsent(unsent)}>{texts('unsent.discard')}</PlainButton>
            </Row>
          </Card>
        );
      })}
    </ScreenMain>
  );
}

function getEditSource({ edit }: UnsentEdit): string {
  switch (edit.kind) {
    case 'set':
      return valueSource(edit.path);
    case 'text':
      return `text:${edit.key}`;
    case 'paragraph':
      return `document:${edit.document}`;
  }
}

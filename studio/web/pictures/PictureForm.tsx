import styled from '@emotion/styled';
import { type FormEvent, useState } from 'react';
import type { ApiFailure } from '../../api/failure.ts';
import type { LibraryPicture, PictureChange } from '../../api/pictures-api.ts';
import { attempt } from '../actions.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { useWorkplace } from '../session.ts';
import { PrimaryButton } from '../ui/buttons.tsx';
import { Control, Fieldset } from '../ui/controls.tsx';
import { Failure } from '../ui/feedback.tsx';
import { Row, Soft, Stack, StackForm } from '../ui/layout.tsx';
import { from, space } from '../ui/tokens.ts';
import { forgetForm, useStoredState } from '../use-stored-state.ts';
import { FocusChoice } from './FocusChoice.tsx';

const Languages = styled(Stack)({ [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } });

const Fields = styled(Fieldset)({ gap: space[3], '& > legend': { fontSize: '1.25rem' } });

interface PictureFormProps {
  readonly picture: LibraryPicture;
  readonly onSaved: (picture: LibraryPicture) => void;
}

/** Description of a picture: its texts in all languages, its name, and its focal point. */
export function PictureForm({ picture, onSaved }: PictureFormProps) {
  const texts = useInterfaceTexts();
  const { languages } = useWorkplace().outline;
  const form = `picture ${picture.file}`;
  const [name, setName] = useStoredState(form, 'name', picture.name);
  const [alt, setAlt] = useStoredState(form, 'alt', picture.alt);
  const [focus, setFocus] = useStoredState(form, 'focus', picture.focus);
  const [isDecoration, setIsDecoration] = useStoredState(
    form,
    'decoration',
    picture.isDescribed && Object.values(picture.alt).every((text) => text === ''),
  );
  const [state, setState] = useState<'open' | 'saving' | 'saved' | ApiFailure>('open');

  const markOpen =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      setState('open');
      set(value);
    };
  const typeText = markOpen(setAlt);

  async function save(event: FormEvent) {
    event.preventDefault();
    // The dialog may be inside another form.
    event.stopPropagation();
    setState('saving');
    const filledTexts = languages.flatMap(({ code }) => (alt[code]?.trim() ? [[code, alt[code]]] : []));
    const emptyTexts = languages.map(({ code }) => [code, '']);
    const change: PictureChange = {
      name,
      focus,
      alt: Object.fromEntries(isDecoration ? emptyTexts : filledTexts),
    };
    const outcome = await attempt('PATCH /pictures/:file', { params: { file: picture.file }, body: change });
    setState(outcome.kind === 'done' ? 'saved' : outcome.failure);
    if (outcome.kind !== 'done') return;
    forgetForm(form);
    onSaved(outcome.result);
  }

  return (
    <StackForm onSubmit={save}>
      <FocusChoice picture={picture} value={focus} onChange={markOpen(setFocus)} />
      <Fields>
        <legend>{texts('pictures.alt')}</legend>
        <Soft>{texts('pictures.altHelp')}</Soft>
        <Languages>
          {languages.map(({ code, name: language }) => (
            <label key={code}>
              {language}
              <Control
                lang={code}
                value={isDecoration ? '' : (alt[code] ?? '')}
                disabled={isDecoration}
                maxLength={300}
                onChange={({ target }) => typeText({ ...alt, [code]: target.value })}
              />
            </label>
          ))}
        </Languages>
        <label>
          <Control
            type="checkbox"
            checked={isDecoration}
            onChange={({ target }) => markOpen(setIsDecoration)(target.checked)}
          />
          {texts('pictures.decoration')}
        </label>
      </Fields>
      <label>
        {texts('pictures.name')}
        <Control
          value={name}
          required
          maxLength={200}
          onChange={({ target }) => markOpen(setName)(target.value)}
        />
        <Soft as="span">{texts('pictures.nameHelp')}</Soft>
      </label>
      <Row>
        <PrimaryButton type="submit" disabled={state === 'saving'}>
          {texts('pictures.save')}
        </PrimaryButton>
        <span role="status">{state === 'saved' ? texts('pictures.saved') : ''}</span>
      </Row>
      {typeof state === 'object' && <Failure failure={state} />}
    </StackForm>
  );
}

import { useNavigate, useRevalidator } from 'react-router';
import type { LibraryPicture, PictureUse } from '../../api/pictures-api.ts';
import { attempt } from '../actions.ts';
import { useDates } from '../dates.ts';
import { ScreenHead, ScreenMain } from '../frame/Screen.tsx';
import { useInterfaceTexts } from '../interface-texts.ts';
import type { Loaded } from '../loaded.tsx';
import { useWorkplace } from '../session.ts';
import { DeleteDialog } from '../ui/Dialog.tsx';
import { Card, Soft } from '../ui/layout.tsx';
import { PictureForm } from './PictureForm.tsx';

/** One picture: its description, its uses, and its deletion. */
export function PictureScreen({ data: picture }: Loaded<LibraryPicture>) {
  const texts = useInterfaceTexts();
  const dates = useDates();
  const { revalidate } = useRevalidator();
  const { file, name, width, height, madeBy, madeAt } = picture;
  return (
    <ScreenMain>
      <ScreenHead title={name} back={{ to: '/pictures', label: texts('pictures.title') }} />
      <Soft>
        {texts('pictures.size', { width, height })} ·{' '}
        {texts('pictures.by', { person: madeBy, at: dates.moment(madeAt) })}
      </Soft>
      <PictureForm key={file} picture={picture} onSaved={() => revalidate()} />
      <Uses picture={picture} />
    </ScreenMain>
  );
}

const USE_TEXTS: Readonly<Record<PictureUse['kind'], string>> = {
  news: 'pictures.useNews',
  project: 'pictures.useProject',
  published: 'pictures.usePublished',
  draft: 'pictures.useDraft',
};

function Uses({ picture: { file, uses } }: { readonly picture: LibraryPicture }) {
  const texts = useInterfaceTexts();
  const { session } = useWorkplace();
  const navigate = useNavigate();
  return (
    <Card aria-labelledby="uses">
      <h2 id="uses">{texts('pictures.uses')}</h2>
      {uses.length === 0 && <p>{texts('pictures.unused')}</p>}
      {uses.length > 0 && (
        <ul>
          {uses.map((use) => (
            <li key={`${use.kind} ${use.id}`}>{texts(USE_TEXTS[use.kind], { ...use })}</li>
          ))}
        </ul>
      )}
      {uses.length > 0 && <Soft>{texts('pictures.deleteUsed')}</Soft>}
      {uses.length === 0 && session.person?.role === 'writer' && (
        <Soft>{texts('pictures.deletePublisher')}</Soft>
      )}
      {uses.length === 0 && session.person?.role !== 'writer' && (
        <DeleteDialog
          onDelete={() => attempt('DELETE /pictures/:file', { params: { file } })}
          button={texts('pictures.delete')}
          question={texts('pictures.deleteQuestion')}
          confirm={texts('pictures.deleteSure')}
          onDeleted={() => navigate('/pictures')}
        />
      )}
    </Card>
  );
}

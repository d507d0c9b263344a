import { useState } from 'react';
import { useLoaderData, useNavigate, useRevalidator } from 'react-router';
import type { ApiFailure } from '../../api.ts';
import type { LibraryPicture, PictureUse } from '../../api-pictures.ts';
import { attempt } from '../actions.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { useDates } from '../dates.ts';
import { Card, Failure, OtherScreen, Page, ScreenHead, Soft } from '../parts.tsx';
import { useWorkplace } from '../session.ts';
import { useTexts } from '../texts.ts';
import { PictureForm } from './PictureForm.tsx';

/** One picture: what is said about it, where it is used, and its end. */
export function PictureScreen() {
  const texts = useTexts();
  const dates = useDates();
  const picture = useLoaderData<LibraryPicture>();
  const { revalidate } = useRevalidator();
  const { file, name, width, height, madeBy, madeAt } = picture;
  return (
    <Page>
      <ScreenHead
        title={name}
        back={<OtherScreen to="/pictures">← {texts('pictures.title')}</OtherScreen>}
        help={texts('pictures.oneHelp')}
      />
      <Soft>
        {texts('pictures.size', { width, height })} ·{' '}
        {texts('pictures.by', { person: madeBy, at: dates.moment(madeAt) })}
      </Soft>
      <PictureForm key={file} picture={picture} onSaved={() => revalidate()} />
      <Uses picture={picture} />
    </Page>
  );
}

const USE_TEXTS: Readonly<Record<PictureUse['kind'], string>> = {
  news: 'pictures.useNews',
  project: 'pictures.useProject',
  published: 'pictures.usePublished',
  draft: 'pictures.useDraft',
};

function Uses({ picture: { file, uses } }: { readonly picture: LibraryPicture }) {
  const texts = useTexts();
  const { session } = useWorkplace();
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
      {uses.length === 0 && session.person?.role !== 'writer' && <Delete file={file} />}
    </Card>
  );
}

function Delete({ file }: { readonly file: string }) {
  const texts = useTexts();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  async function remove() {
    const outcome = await attempt('DELETE', `/pictures/${file}`);
    if (outcome.kind === 'done') await navigate('/pictures');
    else setFailure(outcome.failure);
  }
  return (
    <div>
      <ConfirmDialog
        button={texts('pictures.delete')}
        question={texts('pictures.deleteQuestion')}
        confirm={texts('pictures.deleteSure')}
        onConfirm={remove}
      />
      {failure && <Failure failure={failure} />}
    </div>
  );
}

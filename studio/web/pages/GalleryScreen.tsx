import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { GalleryEntry } from '../../api/pages-api.ts';
import { Look, Pictures, SectionPicture } from '../edit/Looks.tsx';
import { previewAddress } from '../edit/Preview.tsx';
import { getSource } from '../get-source.ts';
import { useTexts } from '../interface-texts.ts';
import type { Loaded } from '../loaded.tsx';
import { Choice, Failure, ScreenHead, WidePage } from '../parts.tsx';
import { useLoadedWorkplace } from '../session.ts';
import { usePagesAction } from './pages-actions.ts';

/** Previews of each section that a page can have. A click adds it. */
export function GalleryScreen({ data: entries }: Loaded<readonly GalleryEntry[]>) {
  const texts = useTexts();
  const navigate = useNavigate();
  const { language = 'is', page: id = '' } = useParams();
  const { outline, draft } = useLoadedWorkplace();
  // Adding a section leaves the screen: reloading the pictures would only delay the answer.
  const [version] = useState(draft.version);
  const page = outline.pages.find((each) => each.id === id);
  const sections = page?.sections ?? [];
  const [after, setAfter] = useState<string | null>(null);
  const [before, setBefore] = useState<readonly string[]>([]);
  const place = after ?? sections.at(-1)?.id ?? '';
  const adding = usePagesAction(() => {
    const added = sections.find((section) => !before.includes(section.id));
    const chosen = added
      ? `?source=${encodeURIComponent(getSource(['pages', id, 'sections', added.id]))}`
      : '';
    void navigate(`/edit/${language}${page?.path ?? '/'}${chosen}`);
  });

  function add(entry: string) {
    setBefore(sections.map((section) => section.id));
    const addition = { kind: 'section', page: ['pages', id], entry, after: place } as const;
    void adding.change('POST /additions', { body: { addition, texts: {} } });
  }

  const address = previewAddress({ language, path: page?.path ?? '/', version, day: null }, { gallery: id });
  return (
    <WidePage>
      <ScreenHead title={texts('pages.gallery.title')} help={texts('pages.gallery.help')} />
      <Choice
        label={texts('pages.gallery.where')}
        value={place}
        options={sections.map(({ id, title }) => [id, texts('pages.gallery.behind', { section: title })])}
        set={setAfter}
      />
      {adding.failure && <Failure failure={adding.failure} />}
      {entries.length === 0 && <p>{texts('pages.gallery.none')}</p>}
      <Pictures>
        {entries.map(({ name, label, section }) => (
          <Look key={name}>
            <SectionPicture address={address} section={section} label={label} />
            <button type="button" disabled={adding.isBusy} onClick={() => add(name)}>
              {texts('pages.gallery.add', { section: label })}
            </button>
          </Look>
        ))}
      </Pictures>
    </WidePage>
  );
}

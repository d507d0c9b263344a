import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { valueSource } from '../../../render/preview/sources.ts';
import type { GalleryEntry } from '../../api/pages-api.ts';
import { Look, Pictures, SectionPicture } from '../edit/Looks.tsx';
import { previewAddress } from '../edit/Preview.tsx';
import { ScreenHead, WidePage } from '../frame/Screen.tsx';
import { useInterfaceTexts } from '../interface-texts.ts';
import type { Loaded } from '../loaded.tsx';
import { useLoadedWorkplace } from '../session.ts';
import { Choice } from '../ui/controls.tsx';
import { Failure } from '../ui/feedback.tsx';
import { usePagesAction } from './pages-actions.ts';

/** Previews of each section that a page can have. A click adds it. */
export function GalleryScreen({ data: entries }: Loaded<readonly GalleryEntry[]>) {
  const texts = useInterfaceTexts();
  const navigate = useNavigate();
  const { language = 'is', page: id = '' } = useParams();
  const { outline, draft } = useLoadedWorkplace();
  // Adding a section leaves the screen: reloading the pictures would only delay the answer.
  const [version] = useState(draft.version);
  const page = outline.pages.find((each) => each.id === id);
  const sections = page?.sections ?? [];
  const [after, setAfter] = useState<string | null>(null);
  const [previousIds, setPreviousIds] = useState<readonly string[]>([]);
  const previousSection = after ?? sections.at(-1)?.id ?? '';
  const addition = usePagesAction(() => {
    const addedSection = sections.find((section) => !previousIds.includes(section.id));
    const query = addedSection
      ? `?source=${encodeURIComponent(valueSource(['pages', id, 'sections', addedSection.id]))}`
      : '';
    void navigate(`/edit/${language}${page?.path ?? '/'}${query}`);
  });

  function add(entry: string) {
    setPreviousIds(sections.map((section) => section.id));
    const newSection = { kind: 'section', page: ['pages', id], entry, after: previousSection } as const;
    void addition.change('POST /additions', { body: { addition: newSection, texts: {} } });
  }

  const address = previewAddress({ language, path: page?.path ?? '/', version, day: null }, { gallery: id });
  return (
    <WidePage>
      <ScreenHead title={texts('pages.gallery.title')} />
      <Choice
        label={texts('pages.gallery.where')}
        value={previousSection}
        options={sections.map(({ id, title }) => [id, texts('pages.gallery.behind', { section: title })])}
        set={setAfter}
      />
      {addition.failure && <Failure failure={addition.failure} />}
      {entries.length === 0 && <p>{texts('pages.gallery.none')}</p>}
      <Pictures>
        {entries.map(({ name, label, section }) => (
          <Look key={name}>
            <SectionPicture address={address} section={section} label={label} />
            <button type="button" disabled={addition.isBusy} onClick={() => add(name)}>
              {texts('pages.gallery.add', { section: label })}
            </button>
          </Look>
        ))}
      </Pictures>
    </WidePage>
  );
}

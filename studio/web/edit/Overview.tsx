import { useParams } from 'react-router';
import { valueSource } from '../../../render/preview/sources.ts';
import type { OutlinePage } from '../../api/content-api.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { useWorkplace } from '../session.ts';
import { OtherScreen, PlainButton } from '../ui/buttons.tsx';
import { Soft, Stack } from '../ui/layout.tsx';
import type { Go } from './go.ts';
import { SortableList } from './SortableList.tsx';

/** Shown while nothing is selected: the sections of the page, and the parts that have no page. */
export function Overview({ page, go }: { readonly page: OutlinePage | undefined; readonly go: Go }) {
  const texts = useInterfaceTexts();
  const { outline } = useWorkplace();
  const parts = outline.parts.map(({ path, label }) => ({ label, source: valueSource(path) }));
  return (
    <>
      <h2>{texts('edit.overview')}</h2>
      <Soft data-help>{texts('edit.nothing')}</Soft>
      {page && (
        <>
          <Choices
            title={texts('edit.onPage')}
            entries={[{ label: texts('edit.wholePage'), source: valueSource(['pages', page.id]) }]}
            go={go}
          />
          <PageSections page={page} go={go} />
        </>
      )}
      <OtherScreen to={`/pages/new?below=${encodeURIComponent(getParentPath(page?.path ?? '/'))}`}>
        {texts('pages.new.title')}
      </OtherScreen>
      <Choices title={texts('edit.everywhere')} entries={parts} go={go} />
    </>
  );
}

/** The sections of a page, which can be reordered, and a way to add more. */
function PageSections({ page, go }: { readonly page: OutlinePage; readonly go: Go }) {
  const texts = useInterfaceTexts();
  const { language = 'is' } = useParams();
  const list = ['pages', page.id, 'sections'];
  const items = page.sections.map(({ id, title }) => ({
    id,
    label: title,
    source: valueSource([...list, id]),
  }));
  return (
    <Stack>
      <SortableList list={list} items={items} go={go} />
      <OtherScreen to={`/gallery/${language}/${page.id}`}>{texts('pages.gallery.open')}</OtherScreen>
    </Stack>
  );
}

/** `/lausnir` for `/lausnir/vefhysing` and for itself. */
function getParentPath(path: string): string {
  const parentPath = path.slice(0, path.lastIndexOf('/'));
  return parentPath === '' ? path : parentPath;
}

interface ChoicesProps {
  readonly title: string;
  readonly entries: readonly { readonly label: string; readonly source: string }[];
  readonly go: Go;
}

function Choices({ title, entries, go }: ChoicesProps) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {entries.map(({ label, source }) => (
          <li key={source}>
            <PlainButton onClick={() => go({ source })}>{label}</PlainButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

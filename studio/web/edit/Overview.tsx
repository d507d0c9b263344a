import type { OutlinePage } from '../../api.ts';
import { PlainButton, Soft, Stack, Title } from '../parts.tsx';
import { useWorkplace } from '../session.ts';
import { sourceOf } from '../source-of.ts';
import { useTexts } from '../texts.ts';
import type { Go } from './EditScreen.tsx';

interface OverviewProps {
  readonly page: OutlinePage | undefined;
  readonly go: Go;
}

/** What can be chosen while nothing is: the sections of the page, and what is on no page of its own. */
export function Overview({ page, go }: OverviewProps) {
  const texts = useTexts();
  const { outline } = useWorkplace();
  const parts = outline.parts.map(({ path, label }) => ({ label, source: sourceOf(path) }));
  const sections = (page?.sections ?? []).map(({ id, title }) => ({
    label: title,
    source: sourceOf(['pages', page?.id ?? '', 'sections', id]),
  }));
  return (
    <>
      <Title>{texts('edit.overview')}</Title>
      <Soft>{texts('edit.nothing')}</Soft>
      {page && (
        <Choices
          title={texts('edit.onPage')}
          entries={[{ label: texts('edit.wholePage'), source: sourceOf(['pages', page.id]) }, ...sections]}
          go={go}
        />
      )}
      <Choices title={texts('edit.everywhere')} entries={parts} go={go} />
    </>
  );
}

interface ChoicesProps {
  readonly title: string;
  readonly entries: readonly { readonly label: string; readonly source: string }[];
  readonly go: Go;
}

function Choices({ title, entries, go }: ChoicesProps) {
  return (
    <Stack>
      <h3>{title}</h3>
      <ul>
        {entries.map(({ label, source }) => (
          <li key={source}>
            <PlainButton type="button" onClick={() => go({ source })}>
              {label}
            </PlainButton>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

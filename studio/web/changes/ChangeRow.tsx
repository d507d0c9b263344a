import styled from '@emotion/styled';
import type { DraftChange, ImpactView } from '../../api/drafts-api.ts';
import { useChange } from '../actions.ts';
import { getFindAddress } from '../addresses.ts';
import { ConflictChoice } from '../edit/ConflictChoice.tsx';
import { useSave } from '../edit/use-save.ts';
import { interfaceLanguage, useInterfaceTexts } from '../interface-texts.ts';
import { useLanguageName, useWorkplace } from '../session.ts';
import { SecondaryButton, SecondaryLink } from '../ui/buttons.tsx';
import { Failure } from '../ui/feedback.tsx';
import { Soft, Stack } from '../ui/layout.tsx';
import { colour, size, space } from '../ui/tokens.ts';
import { useLanguageList } from './use-language-list.ts';
import { compareWords } from './word-diff.ts';

const Row = styled.li({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[3],
  padding: space[4],
  '& > nav': { display: 'flex', flexWrap: 'wrap', alignContent: 'start', gap: space[2] },
  '@media (max-width: 40rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** One change of the draft in words, which can be opened, and undone separately. */
export function ChangeRow({ change }: { readonly change: DraftChange }) {
  const texts = useInterfaceTexts();
  const { draft, outline } = useWorkplace();
  const saving = useSave();
  const { change: send, isBusy, failure } = useChange();
  const { id, impact, names, by, source } = change;
  const conflicts = draft.conflicts.filter((conflict) => conflict.change === id);
  return (
    <Row>
      <Stack>
        {impact.map((each) => (
          <Impact key={`${each.name} ${each.label}`} impact={each} page={change.page} />
        ))}
        {impact.length === 0 && names.map((name) => <p key={name}>{name}</p>)}
        {impact.length + names.length === 0 && !draft.isChecked && <Soft>…</Soft>}
        {by !== undefined && <Soft>{texts('changes.by', { person: by })}</Soft>}
        {conflicts.map(({ conflict }) =>
          conflict.reason === 'changed' ? (
            <ConflictChoice key={JSON.stringify(conflict.edit)} conflict={conflict} save={saving.save} />
          ) : (
            <p key={JSON.stringify(conflict.edit)} role="alert">
              {texts(`conflict.reasons.${conflict.reason}`)}
            </p>
          ),
        )}
        {failure && <Failure failure={failure} />}
      </Stack>
      <nav aria-label={impact[0]?.name ?? names[0]}>
        {source !== null && (
          <SecondaryLink to={getFindAddress(outline.languages[0]?.code, source)}>
            {texts('edit.open')}
          </SecondaryLink>
        )}
        <SecondaryButton
          disabled={isBusy}
          onClick={() => send('DELETE /draft/changes/:id', { params: { id } })}
        >
          {texts('changes.undo')}
        </SecondaryButton>
      </nav>
    </Row>
  );
}

const Values = styled.p({
  display: 'grid',
  gridTemplateColumns: 'minmax(2.5rem, max-content) minmax(0, 1fr)',
  gap: space[2],
  overflowWrap: 'anywhere',
  '& small': { fontSize: size.label, lineHeight: '1.25rem', fontWeight: 600, color: colour('ink-faint') },
});

interface ImpactProps {
  readonly impact: ImpactView;
  /** Address of the page under whose title it is listed; null for several pages. */
  readonly page: string | null;
}

/** An effect for visitors: the old and the new value in each language, and other pages that show it. */
function Impact({ impact: { name, label, values, pages, everyPage }, page }: ImpactProps) {
  const texts = useInterfaceTexts();
  const { outline } = useWorkplace();
  const getLanguageName = useLanguageName();
  const listLanguages = useLanguageList();
  const getPageTitle = (path: string) => {
    const titles = outline.pages.find((each) => each.path === path)?.titles ?? {};
    return titles[interfaceLanguage] ?? Object.values(titles)[0] ?? path;
  };
  const otherPages = pages.filter((path) => path !== page);
  return (
    <div>
      <p>
        <strong>{name}</strong> {label}
      </p>
      {values.map(({ languages, before, after }) => (
        <Values key={languages.join()}>
          <small title={languages.map(getLanguageName).join(', ')}>{listLanguages(languages)}</small>
          <span lang={languages[0]}>
            {compareWords(before, after).map(({ kind, text }, index) => {
              const Part = ({ same: 'span', removed: 'del', added: 'ins' } as const)[kind];
              // biome-ignore lint/suspicious/noArrayIndexKey: the same texts always have the same parts.
              return <Part key={index}>{text}</Part>;
            })}
          </span>
        </Values>
      ))}
      {everyPage && <Soft>{texts('changes.everyPage')}</Soft>}
      {!everyPage && otherPages.length > 0 && (
        <Soft>{texts('changes.onPages', { pages: otherPages.map(getPageTitle).join(', ') })}</Soft>
      )}
    </div>
  );
}

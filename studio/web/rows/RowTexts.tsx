import styled from '@emotion/styled';
import type { RowTable } from '../../api/constants.ts';
import type { Outline } from '../../api/content-api.ts';
import type { RowText } from '../../api/rows-api.ts';
import type { FieldProblem } from '../../rows/row-problems.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { useLanguageName } from '../session.ts';
import { PlainButton } from '../ui/buttons.tsx';
import { Card, Soft, Stack } from '../ui/layout.tsx';
import { colour, from, size, space } from '../ui/tokens.ts';
import { RowField } from './RowField.tsx';
import { type Fields, TEXT_PARTS } from './row-fields.ts';

const Languages = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))',
  borderBottom: `1px solid ${colour('line')}`,
  '& button': {
    display: 'grid',
    alignContent: 'center',
    gap: 0,
    margin: 0,
    padding: space[2],
    borderRadius: 0,
    textDecoration: 'none',
    color: colour('ink-soft'),
  },
  '& small': { fontWeight: 400 },
  '& [aria-pressed=true]': { color: colour('ink'), boxShadow: `inset 0 -3px ${colour('ice')}` },
});

/** A text next to its original; on a phone, without the original. */
const Pair = styled(Stack)({
  gap: space[4],
  '& > [data-original]': { display: 'none' },
  [from.tablet]: {
    '&:has([data-original])': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    '& > [data-original]': { display: 'block' },
  },
});

const Original = styled.div({
  paddingInlineStart: space[3],
  borderInlineStart: `1px solid ${colour('line')}`,
  fontSize: size.small,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

interface RowTextsProps {
  readonly table: RowTable;
  readonly languages: Outline['languages'];
  readonly original: string;
  readonly language: string;
  readonly onLanguage: (code: string) => void;
  readonly typed: Fields;
  readonly problems: readonly FieldProblem[];
  readonly isReadOnly: boolean;
  readonly onType: (fields: Fields) => void;
}

/** The texts of one language, next to the original if it is another one. */
export function RowTexts(props: RowTextsProps) {
  const { table, languages, original, language, onLanguage, typed, problems, isReadOnly, onType } = props;
  const texts = useInterfaceTexts();
  const getLanguageName = useLanguageName();
  const isTranslation = language !== original;
  return (
    <Card>
      <h2>{texts('rows.texts')}</h2>
      <Languages role="group" aria-label={texts('rows.language')}>
        {languages.map(({ code, name }) => (
          <PlainButton key={code} aria-pressed={code === language} onClick={() => onLanguage(code)}>
            {name}
            <small>{texts(`rows.written.${getProgress(table, typed, code)}`)}</small>
          </PlainButton>
        ))}
      </Languages>
      {isTranslation && <Soft>{texts('rows.translationHelp', { language: getLanguageName(original) })}</Soft>}
      {TEXT_PARTS[table].map((part) => {
        const field = `${language}.${part}`;
        const { maxLength: most, rows } = FIELD_SHAPES[part];
        const help = texts(`rows.help.${part}`, { defaultValue: '' });
        return (
          <Pair key={field}>
            <RowField
              field={field}
              label={texts(`rows.${table}.parts.${part}`)}
              help={help}
              value={typed[field] ?? ''}
              lang={language}
              maxLength={table === 'news' && part === 'lead' ? 600 : most}
              rows={rows}
              keepsLines={part === 'content'}
              readOnly={isReadOnly}
              problems={problems}
              onType={(value) => onType({ [field]: value })}
            />
            {isTranslation && (
              <div data-original>
                <Soft>{getLanguageName(original)}</Soft>
                <Original lang={original}>{typed[`${original}.${part}`] || '–'}</Original>
              </div>
            )}
          </Pair>
        );
      })}
    </Card>
  );
}

const FIELD_SHAPES: Readonly<Record<keyof RowText, { readonly maxLength: number; readonly rows?: number }>> =
  {
    title: { maxLength: 300, rows: 1 },
    lead: { maxLength: 1_000, rows: 3 },
    category: { maxLength: 80 },
    tags: { maxLength: 1_000 },
    content: { maxLength: 100_000, rows: 12 },
  };

/** Progress of a language. */
function getProgress(table: RowTable, typed: Fields, language: string): 'none' | 'unfinished' | 'done' {
  const hasText = (part: keyof RowText) => (typed[`${language}.${part}`] ?? '').trim() !== '';
  if (!TEXT_PARTS[table].some(hasText)) return 'none';
  return hasText('title') && hasText(table === 'news' ? 'content' : 'lead') ? 'done' : 'unfinished';
}

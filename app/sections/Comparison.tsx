import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import { colour } from '../theme/colour-roles.ts';
import { from, size, space, weight } from '../theme/scale.ts';
import { SectionFrame } from '../ui/SectionFrame.tsx';
import type { SectionProps } from './section-props.ts';

/** On a phone each row becomes a small list: the row's name, then each column's answer with the column's name. */
const Table = styled.table({
  width: '100%',
  borderCollapse: 'collapse',
  '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
  '& tr': {
    display: 'grid',
    gap: space[2],
    paddingBlock: space[4],
    borderTop: `2px solid ${colour('ink')}`,
  },
  '& th': { textAlign: 'start', fontWeight: weight.label },
  '& td': { display: 'grid', gridTemplateColumns: '8rem 1fr', color: colour('ink-soft') },
  '& td::before': {
    content: 'attr(data-column)',
    fontSize: size.small,
    color: colour('ink'),
    fontWeight: weight.label,
  },
  [from.tablet]: {
    '& thead': { position: 'static', clipPath: 'none' },
    '& tr': { display: 'table-row' },
    '& th, & td': {
      display: 'table-cell',
      padding: space[4],
      borderTop: `2px solid ${colour('ink')}`,
      verticalAlign: 'top',
    },
    '& thead th': { border: 0, fontSize: size.entry, fontWeight: weight.display, letterSpacing: '-.035em' },
    '& tbody th': { fontSize: size.item, paddingInlineStart: 0 },
    '& td::before': { content: 'none' },
  },
});

/** A table that compares two or three options. */
export function Comparison({ section }: SectionProps<'comparison'>) {
  const texts = useTexts(section.texts);
  return (
    <SectionFrame section={section}>
      <Table aria-labelledby={`${section.id}-title`}>
        <thead>
          <tr>
            <td />
            {section.columns.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {section.rows.map(({ id }) => (
            <tr key={id}>
              <th scope="row" lang={texts.lang(`rows.${id}.title`)}>
                {texts(`rows.${id}.title`)}
              </th>
              {section.columns.map((column) => (
                <td
                  key={column.id}
                  data-column={column.name}
                  lang={texts.lang(`rows.${id}.points.${column.id}`)}
                >
                  {texts(`rows.${id}.points.${column.id}`)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </SectionFrame>
  );
}

import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import { colour } from '../theme/colour-roles.ts';
import { from, radius, size, space } from '../theme/scale.ts';
import { reveal } from '../ui/animations.ts';
import { BasaltPicture } from '../ui/basalt/BasaltPicture.tsx';
import { pageField } from '../ui/basalt/basalt-field.ts';
import { type ColumnHeight, columnHeight, withColumn } from '../ui/column-chart.ts';
import { SectionFrame } from '../ui/SectionFrame.tsx';
import type { SectionProps } from './section-props.ts';

const List = styled.ol({
  counterReset: 'step',
  display: 'grid',
  gap: space[6],
  '&[data-look=row]': { [from.laptop]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
});

const Step = styled.li(reveal, {
  counterIncrement: 'step',
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  paddingTop: space[4],
  borderTop: `2px solid ${colour('ink')}`,
  '&::before': {
    content: 'counter(step, decimal-leading-zero)',
    color: colour('ink-soft'),
    fontWeight: 800,
  },
  '& h3': { fontSize: size.item },
  '& p': { color: colour('ink-soft') },
});

/** Side by side the steps are a stair of columns, each with its number. */
const Stair = styled(Step)<ColumnHeight>(
  columnHeight(7),
  { [from.laptop]: withColumn(2, '8rem') },
  {
    [from.laptop]: {
      paddingTop: 0,
      border: 0,
      '&::before': {
        content: 'counter(step)',
        display: 'grid',
        placeContent: 'end center',
        paddingBottom: space[1],
        color: '#fff',
        fontSize: size.item,
        lineHeight: 1,
      },
      '& h3': { gridRow: 2, marginTop: space[4] },
      '& p': { gridRow: 3, marginTop: space[2] },
    },
  },
);

const ListAndPicture = styled.div({
  display: 'grid',
  gap: space[7],
  alignItems: 'start',
  [from.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
});

const Picture = styled.div({
  overflow: 'hidden',
  borderRadius: radius.card,
  aspectRatio: '4 / 3',
  '& svg': { width: '100%', height: '100%' },
  [from.laptop]: { position: 'sticky', top: '7rem', aspectRatio: '4 / 5' },
});

/** Numbered steps of a way of working. */
export function Steps({ section }: SectionProps<'steps'>) {
  const texts = useTexts(section.texts);
  const isRow = section.look === 'row';
  const list = (
    <List data-look={section.look}>
      {section.steps.map(({ id }, index) => {
        const words = (
          <>
            <h3 lang={texts.lang(`steps.${id}.title`)}>{texts(`steps.${id}.title`)}</h3>
            <p lang={texts.lang(`steps.${id}.text`)}>{texts(`steps.${id}.text`)}</p>
          </>
        );
        return isRow ? (
          <Stair key={id} share={(index + 1) / section.steps.length}>
            {words}
          </Stair>
        ) : (
          <Step key={id}>{words}</Step>
        );
      })}
    </List>
  );
  return (
    <SectionFrame section={section}>
      {section.look === 'picture' ? (
        <ListAndPicture>
          <Picture>
            <BasaltPicture field={pageField(section.seed)} />
          </Picture>
          {list}
        </ListAndPicture>
      ) : (
        list
      )}
    </SectionFrame>
  );
}

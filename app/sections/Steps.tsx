import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import { colour } from '../theme/roles.ts';
import { from, radius, size, space } from '../theme/scale.ts';
import { reveal } from '../ui/animations.ts';
import { BasaltPicture } from '../ui/basalt/BasaltPicture.tsx';
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
    fontWeight: 700,
  },
  '& h3': { fontSize: size.item },
  '& p': { color: colour('ink-soft') },
});

const Beside = styled.div({
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
  const list = (
    <List data-look={section.look}>
      {section.steps.map(({ id }) => (
        <Step key={id}>
          <h3>{texts(`steps.${id}.title`)}</h3>
          <p>{texts(`steps.${id}.text`)}</p>
        </Step>
      ))}
    </List>
  );
  return (
    <SectionFrame section={section}>
      {section.look === 'picture' ? (
        <Beside>
          <Picture>
            <BasaltPicture seed={section.seed} shape="hero" />
          </Picture>
          {list}
        </Beside>
      ) : (
        list
      )}
    </SectionFrame>
  );
}

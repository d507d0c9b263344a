import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import { colour } from '../theme/colour-roles.ts';
import { from, size, space, weight } from '../theme/scale.ts';
import { SectionFrame } from '../ui/SectionFrame.tsx';
import type { SectionProps } from './section-props.ts';

const List = styled.ol({ counterReset: 'step' });

const Step = styled.li({
  counterIncrement: 'step',
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr)',
  gap: `${space[2]} ${space[5]}`,
  alignItems: 'baseline',
  paddingBlock: `${space[4]} ${space[5]}`,
  borderTop: `2px solid ${colour('ink')}`,
  '&::before': {
    content: 'counter(step)',
    gridRow: 'span 2',
    fontSize: size.title,
    fontWeight: weight.display,
    letterSpacing: '-.06em',
    lineHeight: 0.9,
  },
  '& h3': { fontSize: size.entry },
  '& p': { gridColumn: 2, maxWidth: '36rem', color: colour('ink-soft') },
  [from.laptop]: {
    gridTemplateColumns: '8rem minmax(0, 5fr) minmax(0, 6fr)',
    '&::before': { gridRow: 1 },
    '& p': { gridColumn: 3 },
  },
});

/** Numbered steps of a way of working. */
export function Steps({ section }: SectionProps<'steps'>) {
  const texts = useTexts(section.texts);
  return (
    <SectionFrame section={section}>
      <List>
        {section.steps.map(({ id }) => (
          <Step key={id}>
            <h3 lang={texts.lang(`steps.${id}.title`)}>{texts(`steps.${id}.title`)}</h3>
            <p lang={texts.lang(`steps.${id}.text`)}>{texts(`steps.${id}.text`)}</p>
          </Step>
        ))}
      </List>
    </SectionFrame>
  );
}

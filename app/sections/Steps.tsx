import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import { weight } from '../theme/scale.ts';
import { SectionFrame } from '../ui/SectionFrame.tsx';
import { Skyline } from '../ui/Skyline.tsx';
import type { SectionProps } from './section-props.ts';

const Step = styled.div({
  // The number is as large as the front of its column allows.
  '&::before': {
    content: 'counter(list-item)',
    display: 'block',
    fontSize: 'min(9rem, 44cqi)',
    fontWeight: weight.display,
    letterSpacing: '-.06em',
    lineHeight: 1,
  },
});

/** Numbered steps of a way of working, as a stair. */
export function Steps({ section }: SectionProps<'steps'>) {
  const texts = useTexts(`${section.texts}.steps`);
  return (
    <SectionFrame
      section={section}
      bleed={
        <Skyline
          as="ol"
          silhouette="stair"
          titles={section.steps.map(({ id }) => texts(`${id}.title`))}
          fronts={section.steps.map(({ id }) => (
            <Step key={id}>
              <h3 lang={texts.lang(`${id}.title`)}>{texts(`${id}.title`)}</h3>
              <p lang={texts.lang(`${id}.text`)}>{texts(`${id}.text`)}</p>
            </Step>
          ))}
        />
      }
    />
  );
}

import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import { cardBase, cardTitle } from '../ui/card-styles.ts';
import { Grid } from '../ui/Grid.tsx';
import { Icon } from '../ui/Icon.tsx';
import { SectionFrame } from '../ui/SectionFrame.tsx';
import type { SectionProps } from './section-props.ts';

const Benefit = styled.li(cardBase, { '& h3': cardTitle });

export function Benefits({ section }: SectionProps<'benefits'>) {
  const texts = useTexts(section.texts);
  return (
    <SectionFrame section={section}>
      <Grid count={section.benefits.length} wide={4}>
        {section.benefits.map(({ id, icon }) => (
          <Benefit key={id}>
            <Icon name={icon} />
            <h3 lang={texts.lang(`benefits.${id}.title`)}>{texts(`benefits.${id}.title`)}</h3>
            <p lang={texts.lang(`benefits.${id}.text`)}>{texts(`benefits.${id}.text`)}</p>
          </Benefit>
        ))}
      </Grid>
    </SectionFrame>
  );
}

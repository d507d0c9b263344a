import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import { size } from '../theme/scale.ts';
import { cardBase } from '../ui/card-styles.ts';
import { Grid } from '../ui/Grid.tsx';
import { SectionFrame } from '../ui/SectionFrame.tsx';
import type { SectionProps } from './section-props.ts';

const Value = styled.li(cardBase, {
  '& h3': { fontSize: `min(${size.title}, 9vw)`, lineHeight: 1 },
  '& p': { maxWidth: '34rem' },
});

export function Values({ section }: SectionProps<'values'>) {
  const texts = useTexts(section.texts);
  return (
    <SectionFrame section={section}>
      <Grid count={section.values.length} wide={2}>
        {section.values.map(({ id }) => (
          <Value key={id}>
            <h3 lang={texts.lang(`values.${id}.title`)}>{texts(`values.${id}.title`)}</h3>
            <p lang={texts.lang(`values.${id}.text`)}>{texts(`values.${id}.text`)}</p>
          </Value>
        ))}
      </Grid>
    </SectionFrame>
  );
}

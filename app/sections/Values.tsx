import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import { colour } from '../theme/colour-roles.ts';
import { from, space, tracks } from '../theme/scale.ts';
import { reveal } from '../ui/animations.ts';
import { SectionFrame } from '../ui/SectionFrame.tsx';
import type { SectionProps } from './section-props.ts';

const List = styled.ul({
  display: 'grid',
  gap: `${space[6]} ${space[6]}`,
  [from.tablet]: tracks(2),
});

const Value = styled.li(reveal, {
  display: 'grid',
  alignContent: 'start',
  gap: space[3],
  paddingTop: space[5],
  borderTop: `3px solid ${colour('ink')}`,
  '& h3': { fontSize: '1.5rem' },
  '& p': { color: colour('ink-soft'), maxWidth: '34rem' },
});

export function Values({ section }: SectionProps<'values'>) {
  const texts = useTexts(section.texts);
  return (
    <SectionFrame section={section}>
      <List>
        {section.values.map(({ id }) => (
          <Value key={id}>
            <h3 lang={texts.lang(`values.${id}.title`)}>{texts(`values.${id}.title`)}</h3>
            <p lang={texts.lang(`values.${id}.text`)}>{texts(`values.${id}.text`)}</p>
          </Value>
        ))}
      </List>
    </SectionFrame>
  );
}

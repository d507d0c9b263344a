import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import { colour } from '../theme/colour-roles.ts';
import { from, size, space, tracks } from '../theme/scale.ts';
import { reveal } from '../ui/animations.ts';
import { Icon } from '../ui/Icon.tsx';
import { SectionFrame } from '../ui/SectionFrame.tsx';
import type { SectionProps } from './section-props.ts';

const List = styled.ul({
  display: 'grid',
  gap: `${space[5]} ${space[7]}`,
  [from.tablet]: tracks(2),
});

const Benefit = styled.li(reveal, {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignContent: 'start',
  gap: `${space[1]} ${space[4]}`,
  '& > svg': { gridRow: '1 / 3', width: '1.75rem', height: '1.75rem', color: colour('success') },
  '& h3': { fontSize: size.item },
  '& p': { color: colour('ink-soft') },
});

export function Benefits({ section }: SectionProps<'benefits'>) {
  const texts = useTexts(section.texts);
  return (
    <SectionFrame section={section} heading="aside">
      <List>
        {section.benefits.map(({ id, icon }) => (
          <Benefit key={id}>
            <Icon name={icon} />
            <h3 lang={texts.lang(`benefits.${id}.title`)}>{texts(`benefits.${id}.title`)}</h3>
            <p lang={texts.lang(`benefits.${id}.text`)}>{texts(`benefits.${id}.text`)}</p>
          </Benefit>
        ))}
      </List>
    </SectionFrame>
  );
}

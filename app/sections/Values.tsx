import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import { colour } from '../theme/roles.ts';
import { from, radius, space } from '../theme/scale.ts';
import { BasaltPicture } from '../ui/basalt/BasaltPicture.tsx';
import { reveal } from '../ui/reveal.ts';
import { SectionFrame } from '../ui/SectionFrame.tsx';
import type { SectionProps } from './registry.ts';

const List = styled.ul({
  display: 'grid',
  gap: `${space[6]} ${space[6]}`,
  [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const Value = styled.li(reveal, {
  display: 'grid',
  gridTemplateColumns: '5rem 1fr',
  gap: `${space[2]} ${space[5]}`,
  '& h3': { fontSize: '1.5rem', alignSelf: 'end' },
  '& p': { color: colour('ink-soft'), gridColumn: 2 },
});

const Tile = styled.div({
  gridRow: 'span 2',
  width: '5rem',
  height: '5rem',
  overflow: 'hidden',
  borderRadius: radius.card,
  '& svg': { width: '100%', height: '100%' },
});

/** What the company stands for. */
export function Values({ section }: SectionProps<'values'>) {
  const texts = useTexts(section.texts);
  return (
    <SectionFrame section={section}>
      <List>
        {section.values.map(({ id }) => (
          <Value key={id}>
            <Tile>
              <BasaltPicture seed={`${section.seed}/${id}`} shape="tile" />
            </Tile>
            <h3>{texts(`values.${id}.title`)}</h3>
            <p>{texts(`values.${id}.text`)}</p>
          </Value>
        ))}
      </List>
    </SectionFrame>
  );
}

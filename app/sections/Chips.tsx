import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import { colour } from '../theme/colour-roles.ts';
import { from, size, space, weight } from '../theme/scale.ts';
import { Icon } from '../ui/Icon.tsx';
import { SectionFrame } from '../ui/SectionFrame.tsx';
import type { SectionProps } from './section-props.ts';

const Group = styled.div({
  display: 'grid',
  gap: space[3],
  paddingBlock: `${space[4]} ${space[5]}`,
  borderTop: `2px solid ${colour('ink')}`,
  '& h3': { fontSize: size.item, display: 'flex', alignItems: 'center', gap: space[3] },
  [from.laptop]: { gridTemplateColumns: '4fr 8fr' },
});

/** Names one after the other in large type. */
const Names = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[5]}`,
  fontSize: size.entry,
  fontWeight: weight.display,
  letterSpacing: '-.035em',
  lineHeight: 1.2,
});

/** Groups of names, such as the technologies in use. */
export function Chips({ section }: SectionProps<'chips'>) {
  const texts = useTexts(section.texts);
  return (
    <SectionFrame section={section}>
      {section.groups.map(({ id, icon, names }) => (
        <Group key={id}>
          <h3 lang={texts.lang(`groups.${id}.title`)}>
            <Icon name={icon} />
            {texts(`groups.${id}.title`)}
          </h3>
          <Names>
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </Names>
        </Group>
      ))}
    </SectionFrame>
  );
}

import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import { colour } from '../theme/colour-roles.ts';
import { from, size, space } from '../theme/scale.ts';
import { Icon } from '../ui/Icon.tsx';
import { SectionFrame } from '../ui/SectionFrame.tsx';
import type { SectionProps } from './section-props.ts';

const Groups = styled.div({ display: 'grid' });

const Group = styled.div({
  display: 'grid',
  gap: space[4],
  paddingBlock: space[5],
  borderTop: `1px solid ${colour('line')}`,
  '& h3': { fontSize: size.item, display: 'flex', alignItems: 'center', gap: space[3] },
  '& h3 svg': { color: colour('accent-text') },
  [from.tablet]: { gridTemplateColumns: '14rem 1fr' },
});

const Names = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '& li': {
    padding: `${space[2]} ${space[4]}`,
    borderRadius: '2rem',
    border: `1px solid ${colour('line')}`,
    background: colour('surface'),
  },
});

/** Groups of names, such as the technologies in use. */
export function Chips({ section }: SectionProps<'chips'>) {
  const texts = useTexts(section.texts);
  return (
    <SectionFrame section={section}>
      <Groups>
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
      </Groups>
    </SectionFrame>
  );
}

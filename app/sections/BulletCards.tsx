import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import { colour } from '../theme/colour-roles.ts';
import { radius, size, space } from '../theme/scale.ts';
import { reveal } from '../ui/animations.ts';
import { ButtonRow } from '../ui/ButtonLink.tsx';
import { CheckList } from '../ui/CheckList.tsx';
import { columnsFor, Grid } from '../ui/Grid.tsx';
import { Icon } from '../ui/Icon.tsx';
import { SectionFrame } from '../ui/SectionFrame.tsx';
import type { SectionProps } from './section-props.ts';

const Card = styled.li(reveal, {
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  padding: space[5],
  borderRadius: radius.card,
  background: colour('surface'),
  borderTop: `3px solid ${colour('ink')}`,
  '& h3': { fontSize: size.item, display: 'flex', alignItems: 'center', gap: space[3] },
  '& h3 svg': { color: colour('accent-text') },
  '& > p': { color: colour('ink-soft') },
  // Aligns the buttons of cards side by side.
  '& > div': { marginTop: 'auto', paddingTop: space[2] },
});

/** Cards with a list of bullets each. */
export function BulletCards({ section }: SectionProps<'bullet-cards'>) {
  const texts = useTexts(`${section.texts}.cards`);
  const getLine = (name: string) => ({ text: texts(name), lang: texts.lang(name) });
  return (
    <SectionFrame section={section}>
      <Grid data-columns={columnsFor(section.cards.length, section.columns)}>
        {section.cards.map(({ id, icon, points, names, action }) => {
          const text = texts.optional(`${id}.text`);
          return (
            <Card key={id}>
              <h3 lang={texts.lang(`${id}.title`)}>
                <Icon name={icon} />
                {texts(`${id}.title`)}
              </h3>
              {text && <p lang={texts.lang(`${id}.text`)}>{text}</p>}
              <CheckList
                lines={[
                  ...points.map((point) => getLine(`${id}.points.${point}`)),
                  ...names.map((text) => ({ text })),
                ]}
              />
              {action && <ButtonRow actions={[action]} />}
            </Card>
          );
        })}
      </Grid>
    </SectionFrame>
  );
}

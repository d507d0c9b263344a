import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import { space } from '../theme/scale.ts';
import { ButtonRow } from '../ui/ButtonLink.tsx';
import { CheckList } from '../ui/CheckList.tsx';
import { cardBase, cardTitle } from '../ui/card-styles.ts';
import { Grid } from '../ui/Grid.tsx';
import { Icon } from '../ui/Icon.tsx';
import { SectionFrame } from '../ui/SectionFrame.tsx';
import type { SectionProps } from './section-props.ts';

const Card = styled.li(cardBase, {
  '& h3': cardTitle,
  '& ul': { marginTop: space[2] },
  // Aligns the buttons of cards side by side.
  '& > div': { marginTop: 'auto', paddingTop: space[4] },
});

/** Cards with a list of bullets each. */
export function BulletCards({ section }: SectionProps<'bullet-cards'>) {
  const texts = useTexts(`${section.texts}.cards`);
  const getLine = (name: string) => ({ text: texts(name), lang: texts.lang(name) });
  return (
    <SectionFrame section={section}>
      <Grid count={section.cards.length} wide={section.columns}>
        {section.cards.map(({ id, icon, points, names, action }) => {
          const text = texts.optional(`${id}.text`);
          return (
            <Card key={id}>
              <Icon name={icon} />
              <h3 lang={texts.lang(`${id}.title`)}>{texts(`${id}.title`)}</h3>
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

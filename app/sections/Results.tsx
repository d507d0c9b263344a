import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import { from, size, space, weight } from '../theme/scale.ts';
import { Container } from '../ui/Container.tsx';
import { wholeIsLink } from '../ui/card-styles.ts';
import { Icon } from '../ui/Icon.tsx';
import { sectionAttributes } from '../ui/SectionFrame.tsx';
import { SiteLink } from '../ui/SiteLink.tsx';
import { Cover, projectWorld } from '../ui/work/Cover.tsx';
import { type WorldName, worldGround } from '../ui/work/colour-worlds.ts';
import { FigureText, figureSize } from '../ui/work/Figures.tsx';
import { HALF, Tile } from '../ui/work/Wall.tsx';
import type { SectionProps } from './section-props.ts';

const Title = styled.h2({ paddingBlock: space.section, fontSize: size.title });

const Proof = styled.section({ marginBlockEnd: `calc(5vmin + ${space[7]})` });

/** The cover, and next to it the result on the client's colours; all of it is the link. */
const Row = styled.li<{ readonly world: WorldName }>(
  {
    ...wholeIsLink,
    display: 'grid',
    [from.tablet]: { gridTemplateColumns: '5fr 7fr' },
  },
  ({ world }) => worldGround(world),
);

const Words = styled.div({
  display: 'grid',
  alignContent: 'end',
  gap: space[5],
  minWidth: 0,
  padding: `${space[6]} ${space.gutter}`,
  '& > p': { maxWidth: '22em', fontSize: size.lead, fontWeight: weight.label, lineHeight: 1.3 },
  '& > a': { fontWeight: weight.label },
  '& a svg': { color: 'inherit' },
});

const Figure = styled.strong<{ readonly figure: string }>(
  { fontWeight: 800, lineHeight: 0.8, letterSpacing: '-.07em', whiteSpace: 'nowrap' },
  {
    '& > svg': { display: 'inline', width: '.66em', height: '.5em', margin: '0 .1em 0 .16em', opacity: 0.55 },
  },
  ({ figure }) => ({
    fontSize: figureSize([figure], 26, 84),
    [from.tablet]: { fontSize: figureSize([figure], 15, 46) },
    '@media print': { fontSize: '3rem' },
  }),
);

/** The first result of each named project, with a link to it; nothing if none of them is published. */
export function Results({ section }: SectionProps<'results'>) {
  const texts = useTexts(section.texts);
  const title = texts.optional('title');
  if (section.results.length === 0) return null;
  return (
    <Proof {...sectionAttributes(section)}>
      {title && (
        <Container>
          <Title>{title}</Title>
        </Container>
      )}
      <ul>
        {section.results.map(({ project, figure, words, language }) => (
          <Row key={project.id} world={projectWorld(project)}>
            <Tile>
              <Cover project={project} sizes={HALF} />
            </Tile>
            <Words>
              <Figure figure={figure}>
                <FigureText figure={figure} />
              </Figure>
              <p lang={language ?? undefined}>{words}</p>
              <SiteLink to={`${section.base}/${project.id}`} lang={project.language ?? undefined}>
                {project.title}
                <Icon name="arrow-right" />
              </SiteLink>
            </Words>
          </Row>
        ))}
      </ul>
    </Proof>
  );
}

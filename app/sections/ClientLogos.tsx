import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import { colour } from '../theme/colour-roles.ts';
import { duration, pointerHover, size, space, weight } from '../theme/scale.ts';
import { lineLink } from '../ui/button-styles.ts';
import { Container } from '../ui/Container.tsx';
import { Icon } from '../ui/Icon.tsx';
import { sectionAttributes } from '../ui/SectionFrame.tsx';
import { SiteLink } from '../ui/SiteLink.tsx';
import { Wordmark } from '../ui/Wordmark.tsx';
import { Cover } from '../ui/work/Cover.tsx';
import { hasCover, splitTitle } from '../ui/work/covers.ts';
import { THIRD, Tile, Wall } from '../ui/work/Wall.tsx';
import type { SectionProps } from './section-props.ts';

/** The line over the wall: its title, and the way to all projects. */
const Line = styled(Container)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[5],
  paddingBlock: space[2],
  '& h2': { fontSize: 'inherit', fontWeight: weight.label, letterSpacing: 0, lineHeight: 1.3 },
});

const More = styled(SiteLink)(lineLink, { fontWeight: weight.label });

/** A word mark on the ground of the wall. */
const Mark = styled.div({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  '& > svg': { width: '60%', height: '4rem' },
});

const Item = styled.li({ [pointerHover]: { position: 'relative', overflow: 'clip' } });

/** The client and what was done, below the tile; over its foot while it is pointed at or has the focus. */
const Caption = styled.p({
  padding: `${space[3]} ${space.gutter} ${space[5]}`,
  color: colour('ink-soft'),
  fontSize: size.small,
  '& b': { display: 'block', color: colour('ink') },
  [pointerHover]: {
    position: 'absolute',
    inset: 'auto 0 0',
    paddingBlock: space[3],
    background: colour('ground'),
    transition: duration.calm,
    'li:not(:hover, :focus-within) > a > &': { translate: '0 100%', opacity: 0 },
  },
});

/** The clients as a wall, each with the cover of its project, or else its word mark. */
export function ClientLogos({ section }: SectionProps<'client-logos'>) {
  const texts = useTexts(section.texts);
  const labels = useTexts('common:actions');
  return (
    <section {...sectionAttributes(section)} aria-labelledby={`${section.id}-title`}>
      <Line>
        <h2 id={`${section.id}-title`}>{texts('title')}</h2>
        {section.actions.map(({ label, to }) => (
          <More key={label} to={to}>
            {labels(label)}
            <Icon name="arrow-right" />
          </More>
        ))}
      </Line>
      <Wall data-columns="3">
        {section.clients.map((client) => {
          const { name, to, work } = client;
          const tile = (
            <Tile>
              {work && hasCover(work) ? (
                <Cover project={work} alt={to ? '' : name} sizes={THIRD} />
              ) : (
                <Mark lang="is">
                  <Wordmark client={client} isDecorative={to !== null} />
                </Mark>
              )}
            </Tile>
          );
          return (
            <Item key={name}>
              {to ? (
                <SiteLink to={to}>
                  {tile}
                  <Caption>
                    <b lang="is">{name}</b>
                    {work && <span lang={work.language ?? undefined}>{splitTitle(work.title)[1]}</span>}
                  </Caption>
                </SiteLink>
              ) : (
                tile
              )}
            </Item>
          );
        })}
      </Wall>
    </section>
  );
}

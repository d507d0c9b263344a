import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import { space, weight } from '../theme/scale.ts';
import { lineLink } from '../ui/button-styles.ts';
import { Container } from '../ui/Container.tsx';
import { Icon } from '../ui/Icon.tsx';
import { sectionAttributes } from '../ui/SectionFrame.tsx';
import { SiteLink } from '../ui/SiteLink.tsx';
import { Wordmark } from '../ui/Wordmark.tsx';
import { Cover } from '../ui/work/Cover.tsx';
import { hasCover } from '../ui/work/covers.ts';
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
      <Wall data-columns="3" lang="is">
        {section.clients.map((client) => {
          const tile = (
            <Tile>
              {client.work && hasCover(client.work) ? (
                <Cover project={client.work} alt={client.name} sizes={THIRD} />
              ) : (
                <Mark>
                  <Wordmark client={client} />
                </Mark>
              )}
            </Tile>
          );
          return <li key={client.name}>{client.to ? <SiteLink to={client.to}>{tile}</SiteLink> : tile}</li>;
        })}
      </Wall>
    </section>
  );
}

import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import { colour } from '../theme/colour-roles.ts';
import { from, pointerHover, size, space, tracks } from '../theme/scale.ts';
import { Container } from '../ui/Container.tsx';
import { sectionAttributes } from '../ui/SectionFrame.tsx';
import { SiteLink } from '../ui/SiteLink.tsx';
import { Wordmark } from '../ui/Wordmark.tsx';
import type { SectionProps } from './section-props.ts';

const Band = styled.section({ paddingBlock: `0 ${space[8]}` });

const Title = styled.h2({
  fontSize: size.small,
  fontWeight: 450,
  letterSpacing: 0,
  color: colour('ink-soft'),
  marginBottom: space[5],
});

const Marks = styled.ul({
  display: 'grid',
  ...tracks(2),
  gap: `${space[5]} ${space[5]}`,
  alignItems: 'center',
  borderBlock: `1px solid ${colour('line')}`,
  paddingBlock: space[2],
  color: colour('ink-soft'),
  [from.tablet]: tracks(3),
  [from.laptop]: { display: 'flex', justifyContent: 'space-between' },
  '& svg': { width: '100%', height: '2rem' },
});

/** A word mark that links to the project of its client. */
const ClientLink = styled(SiteLink)({
  display: 'block',
  paddingBlock: space[3],
  [pointerHover]: { '&:hover': { color: colour('accent-text') } },
});

/** The clients' word marks; those with a project link to it. */
export function ClientLogos({ section }: SectionProps<'client-logos'>) {
  const texts = useTexts(section.texts);
  return (
    <Band {...sectionAttributes(section)}>
      <Container>
        <Title>{texts('title')}</Title>
        <Marks lang="is">
          {section.clients.map((client) => (
            <li key={client.name}>
              {client.to === null ? (
                <Wordmark client={client} />
              ) : (
                <ClientLink to={client.to}>
                  <Wordmark client={client} />
                </ClientLink>
              )}
            </li>
          ))}
        </Marks>
      </Container>
    </Band>
  );
}

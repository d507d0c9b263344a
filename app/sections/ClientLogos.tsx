import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import { colour } from '../theme/roles.ts';
import { from, size, space, tracks } from '../theme/scale.ts';
import { Container } from '../ui/Container.tsx';
import { Wordmark } from '../ui/Wordmark.tsx';
import type { SectionProps } from './section-props.ts';

const Band = styled.section({ paddingBlock: `0 ${space[8]}` });

const Title = styled.h2({
  fontSize: size.small,
  fontWeight: 500,
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
  paddingBlock: space[5],
  color: colour('ink-soft'),
  [from.tablet]: tracks(3),
  [from.laptop]: { display: 'flex', justifyContent: 'space-between' },
  '& svg': { display: 'block', width: '100%', height: '2rem' },
});

/** The clients' word marks. */
export function ClientLogos({ section }: SectionProps<'client-logos'>) {
  const texts = useTexts(section.texts);
  const ground = section.ground === 'plain' ? undefined : section.ground;
  return (
    <Band id={section.id} data-section={section.kind} data-ground={ground}>
      <Container>
        <Title>{texts('title')}</Title>
        <Marks lang="is">
          {section.clients.map((client) => (
            <li key={client.name}>
              <Wordmark client={client} />
            </li>
          ))}
        </Marks>
      </Container>
    </Band>
  );
}

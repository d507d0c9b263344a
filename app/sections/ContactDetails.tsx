import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import { colour } from '../theme/colour-roles.ts';
import { duration, from, pointerHover, radius, size, space, tracks } from '../theme/scale.ts';
import { HEXAGON } from '../ui/hexagon.ts';
import { Icon } from '../ui/Icon.tsx';
import { SectionFrame } from '../ui/SectionFrame.tsx';
import type { SectionProps } from './section-props.ts';

const ContactLinks = styled.div({
  display: 'grid',
  gap: space[4],
  marginBottom: space[7],
  [from.tablet]: tracks(2),
});

const ContactLink = styled.a({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `${space[1]} ${space[4]}`,
  alignItems: 'center',
  padding: `${space[6]} ${space[4]}`,
  border: `1px solid ${colour('line')}`,
  borderRadius: radius.card,
  background: colour('surface'),
  lineHeight: 1.2,
  textDecoration: 'none',
  '& i': {
    gridRow: 'span 2',
    display: 'grid',
    placeItems: 'center',
    width: '3.5rem',
    height: '3.9375rem',
    clipPath: HEXAGON,
    background: colour('accent'),
    color: colour('on-accent'),
  },
  '& svg': { width: '1.5rem', height: '1.5rem' },
  '& span': { color: colour('ink-soft'), fontSize: size.small },
  '& strong': {
    // An address of twenty letters fits on one line of every card.
    fontSize: 'clamp(1rem, 5.75cqi, 1.875rem)',
    letterSpacing: '-.02em',
  },
  transition: duration.quick,
  [pointerHover]: { '&:hover': { borderColor: colour('accent-text') } },
});

const Offices = styled.ul({
  display: 'grid',
  gap: space[5],
  [from.tablet]: tracks(3),
});

const Office = styled.li({
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  paddingTop: space[4],
  borderTop: `2px solid ${colour('ink')}`,
  '& h3': { fontSize: size.entry },
  '& address': { fontStyle: 'normal', color: colour('ink-soft') },
});

const Operator = styled.p({ marginTop: space[6], color: colour('ink-soft'), fontSize: size.small });

/** Phone, e-mail, the offices and the operator. */
export function ContactDetails({ section }: SectionProps<'contact-details'>) {
  const texts = useTexts('common:');
  return (
    <SectionFrame section={section}>
      <ContactLinks>
        <ContactLink href={`tel:${section.phone.replace(/\s/g, '')}`}>
          <i>
            <Icon name="phone" />
          </i>
          <span>{texts('contact.phone')}</span>
          <strong>{section.phone}</strong>
        </ContactLink>
        <ContactLink href={`mailto:${section.email}`}>
          <i>
            <Icon name="mail" />
          </i>
          <span>{texts('contact.email')}</span>
          <strong>{section.email}</strong>
        </ContactLink>
      </ContactLinks>
      <Offices>
        {section.offices.map(({ id, street, postalCode, locality }) => (
          <Office key={id}>
            <h3 lang={texts.lang(`offices.${id}.city`)}>{texts(`offices.${id}.city`)}</h3>
            <address>
              {street}
              <br />
              {postalCode} {locality}
              <br />
              {texts(`offices.${id}.country`)}
            </address>
          </Office>
        ))}
      </Offices>
      <Operator>{texts('footer.operator')}</Operator>
    </SectionFrame>
  );
}

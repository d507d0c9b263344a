import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import { colour } from '../theme/colour-roles.ts';
import { from, pointerHover, size, space, tracks, weight } from '../theme/scale.ts';
import { SectionFrame } from '../ui/SectionFrame.tsx';
import type { SectionProps } from './section-props.ts';

const ContactLinks = styled.div({ marginBottom: space[8] });

/** A number or an address, as large as the longest of them fits its line. */
const ContactLink = styled.a({
  display: 'grid',
  gap: space[1],
  paddingBlock: `${space[3]} ${space[5]}`,
  borderBlockStart: `2px solid ${colour('ink')}`,
  textDecoration: 'none',
  '& strong': {
    fontSize: 'clamp(1.5rem, 7.5vw, 7.5rem)',
    fontWeight: weight.display,
    letterSpacing: '-.055em',
    lineHeight: 1,
  },
  [from.laptop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)', alignItems: 'baseline' },
  [pointerHover]: { '&:hover strong': { color: colour('accent-text') } },
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
          <span>{texts('contact.phone')}</span>
          <strong>{section.phone}</strong>
        </ContactLink>
        <ContactLink href={`mailto:${section.email}`}>
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

import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import { colour } from '../theme/colour-roles.ts';
import { from, radius, size, space, tracks } from '../theme/scale.ts';
import { Icon } from '../ui/Icon.tsx';
import { Picture } from '../ui/Picture.tsx';
import { SectionFrame } from '../ui/SectionFrame.tsx';
import { findPicture, type SectionProps } from './section-props.ts';

const List = styled.ul({
  display: 'grid',
  gap: `${space[6]} ${space[5]}`,
  [from.tablet]: { ...tracks(2), rowGap: space[7] },
  [from.laptop]: {
    '&[data-columns="3"]': tracks(3),
    '&[data-columns="4"]': tracks(4),
  },
});

/** On a phone the picture is next to the name, so that a person is not a whole screen. */
const Entry = styled.li({
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'center',
  [from.tablet]: { display: 'block' },
});

const PICTURE_SIZES = '(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 6.5rem';

const Portrait = styled.div({
  overflow: 'hidden',
  aspectRatio: '4 / 5',
  borderRadius: radius.card,
  background: colour('surface'),
  [from.tablet]: { marginBottom: space[4] },
});

const About = styled.div({
  display: 'grid',
  justifyItems: 'start',
  gap: space[1],
  overflowWrap: 'anywhere',
  '& h3': { fontSize: size.item, lineHeight: 1.25, letterSpacing: '-.015em' },
  '& p': { color: colour('ink-soft') },
  // As high as a finger needs it.
  '& a': {
    display: 'inline-flex',
    gap: space[2],
    alignItems: 'center',
    minHeight: '2.75rem',
    fontSize: size.small,
  },
  '& a + a': { marginTop: `-${space[2]}` },
  '& a svg': { flex: 'none', width: '1.125rem', height: '1.125rem', color: colour('accent-text') },
});

/** The people who work here. */
export function People({ section }: SectionProps<'people'>) {
  const texts = useTexts(`${section.texts}.people`);
  return (
    <SectionFrame section={section}>
      <List data-columns={section.columns}>
        {section.people.map(({ id, name, email, phone, picture: pictureName }) => {
          const picture = findPicture(section, pictureName);
          const text = texts.optional(`${id}.text`);
          return (
            <Entry key={id}>
              <Portrait>{picture && <Picture picture={picture} sizes={PICTURE_SIZES} />}</Portrait>
              <About>
                <h3>{name}</h3>
                <p lang={texts.lang(`${id}.role`)}>{texts(`${id}.role`)}</p>
                {text && <p lang={texts.lang(`${id}.text`)}>{text}</p>}
                {email && (
                  <a href={`mailto:${email}`}>
                    <Icon name="mail" />
                    {email}
                  </a>
                )}
                {phone && (
                  <a href={`tel:${phone.replaceAll(' ', '')}`}>
                    <Icon name="phone" />
                    {phone}
                  </a>
                )}
              </About>
            </Entry>
          );
        })}
      </List>
    </SectionFrame>
  );
}

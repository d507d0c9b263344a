import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import { colour } from '../theme/colour-roles.ts';
import { from, radius, size, space } from '../theme/scale.ts';
import { Grid } from '../ui/Grid.tsx';
import { Picture } from '../ui/Picture.tsx';
import { SectionFrame } from '../ui/SectionFrame.tsx';
import { findPicture, type SectionProps } from './section-props.ts';

const Large = styled.ul({ display: 'grid', gap: space[7] });

/** One that is alone in its row on a tablet is twice as wide, and as high as the others. */
const Small = styled(Grid)({
  [from.tablet]: { '& > :last-of-type:nth-of-type(odd) [data-shape]': { aspectRatio: '3 / 1' } },
  [from.laptop]: { '& > li:last-of-type:nth-of-type(n) [data-shape]': { aspectRatio: '3 / 2' } },
});

const Frame = styled.div({
  overflow: 'hidden',
  borderRadius: radius.card,
  '&[data-shape]': { aspectRatio: '3 / 2' },
  // If no picture is chosen yet.
  '&:empty': { aspectRatio: '16 / 9', background: colour('surface') },
});

const Entry = styled.li({
  '& figure': { margin: 0 },
  '& figcaption': {
    marginTop: space[3],
    maxWidth: '46rem',
    color: colour('ink-soft'),
    fontSize: size.small,
    overflowWrap: 'anywhere',
  },
});

/** Pictures to look at: large ones in their own proportions, or many in one shape. */
export function Pictures({ section }: SectionProps<'pictures'>) {
  const texts = useTexts(section.texts);
  const isLarge = section.look === 'large';
  const sizes = isLarge
    ? '(min-width: 84rem) 78rem, 92vw'
    : '(min-width: 64rem) 32rem, (min-width: 40rem) 46vw, 92vw';
  const entries = section.pictures.map(({ id, picture: name }) => {
    const picture = findPicture(section, name);
    const caption = texts.optional(`pictures.${id}.caption`);
    return (
      <Entry key={id}>
        <figure>
          <Frame data-shape={isLarge ? undefined : ''}>
            {picture && <Picture picture={picture} sizes={sizes} />}
          </Frame>
          {caption && <figcaption lang={texts.lang(`pictures.${id}.caption`)}>{caption}</figcaption>}
        </figure>
      </Entry>
    );
  });
  return (
    <SectionFrame section={section}>
      {isLarge ? (
        <Large>{entries}</Large>
      ) : (
        <Small count={entries.length} wide={section.columns}>
          {entries}
        </Small>
      )}
    </SectionFrame>
  );
}

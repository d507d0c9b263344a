import styled from '@emotion/styled';
import { basaltTone } from '../theme/basalt-tones.ts';
import { space } from '../theme/scale.ts';

/** Letters that Icelandic has and its neighbours mostly lack. */
const LETTERS = ['þ', 'ð', 'æ', 'ö', 'á', 'í', 'ú', 'ý'];

const HEIGHT_COUNT = 3;

/** A basalt column: its sides, above them its top, on its front a letter. Columns side by side stand on one line. */
const Column = styled.div({
  position: 'relative',
  width: '6rem',
  marginTop: '3rem',
  marginBottom: space[4],
  height: '6rem',
  display: 'grid',
  placeItems: 'end center',
  clipPath: 'polygon(25% 0, 75% 0, 100% 1.125rem, 100% 100%, 0 100%, 0 1.125rem)',
  background: `linear-gradient(90deg, ${basaltTone('left')} 25%, ${basaltTone('front')} 25% 75%, ${basaltTone('right')} 75%)`,
  '&[data-height="1"]': { height: '9rem', marginTop: 0 },
  '&[data-height="2"]': { height: '7.5rem', marginTop: '1.5rem' },
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '0 0 auto',
    height: '2.25rem',
    clipPath: 'polygon(25% 0, 75% 0, 100% 50%, 75% 100%, 25% 100%, 0 50%)',
    background: `linear-gradient(105deg, ${basaltTone('top')}, ${basaltTone('left')})`,
  },
  '&::after': {
    content: 'attr(data-letter)',
    paddingBottom: '.125rem',
    fontSize: '2.75rem',
    fontWeight: 800,
    lineHeight: 1.35,
    color: '#fff',
  },
});

/** An Icelandic letter on a column, for an entry of a list that has no picture. @param index of the entry */
export function LetterColumn({ index }: { readonly index: number }) {
  return (
    <Column
      aria-hidden="true"
      data-letter={LETTERS[index % LETTERS.length]}
      data-height={index % HEIGHT_COUNT}
    />
  );
}

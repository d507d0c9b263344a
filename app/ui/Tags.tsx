import styled from '@emotion/styled';
import { colour } from '../theme/colour-roles.ts';
import { size, space } from '../theme/scale.ts';

const List = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '& li': {
    padding: `${space[1]} ${space[3]}`,
    borderRadius: '1rem',
    border: `1px solid ${colour('line')}`,
    fontSize: size.small,
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
  },
});

/** In one line, for lists of entries with tags. */
const Line = styled.ul({
  color: colour('ink-soft'),
  fontSize: size.small,
  '& li': { display: 'inline' },
  '& li + li::before': { content: '" · "' },
});

interface TagsProps {
  readonly tags: readonly string[];
  /** True for one line without frames. */
  readonly isInline?: boolean;
}

/** Topics of an item, a word or two each; nothing if there are none. */
export function Tags({ tags, isInline = false }: TagsProps) {
  if (tags.length === 0) return null;
  const Look = isInline ? Line : List;
  return (
    <Look>
      {[...new Set(tags)].map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </Look>
  );
}

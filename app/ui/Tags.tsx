import styled from '@emotion/styled';
import { colour } from '../theme/roles.ts';
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

/** What a thing is about, a word or two each; nothing where there are none. */
export function Tags({ tags }: { readonly tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <List>
      {[...new Set(tags)].map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </List>
  );
}

import styled from '@emotion/styled';
import { useMemo } from 'react';
import { ownHtml } from '../hydration/own-html.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { colour } from '../theme/colour-roles.ts';
import { from, headerHeight, size, space } from '../theme/scale.ts';
import { quietLink } from '../ui/button-styles.ts';
import { Container } from '../ui/Container.tsx';
import { sectionAttributes } from '../ui/SectionFrame.tsx';
import type { SectionProps } from './section-props.ts';

const Frame = styled.section({ paddingBlock: space.section });

const Text = styled.div({
  // Lines of about 75 characters.
  maxWidth: '36rem',
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  // An address, a compound or code of two hundred letters stays within the screen.
  overflowWrap: 'anywhere',
  '& pre': { whiteSpace: 'pre-wrap' },
  '& [tabindex]': { overflowX: 'auto' },
  // Next to the text its column is narrow.
  '& > h2': {
    fontSize: `min(${size.title}, 10vw)`,
    [from.laptop]: { fontSize: `min(${size.title}, 4.6vw)` },
  },
  '& div h2': {
    fontSize: size.item,
    marginTop: space[5],
    scrollMarginTop: `calc(${headerHeight} + ${space[4]})`,
  },
  '& h3': { fontSize: size.item, marginTop: space[3] },
  '& ul, & ol': { paddingInlineStart: space[5], listStyle: 'revert' },
  '& table': {
    borderCollapse: 'collapse',
    overflowWrap: 'normal',
    '& th, & td': { padding: space[2], borderBottom: `1px solid ${colour('line')}` },
  },
  // Its title is next to it.
  '&[data-look=story]': {
    [from.laptop]: {
      maxWidth: 'none',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 40rem)',
      columnGap: space[8],
      '& > *': { gridColumn: 1 },
      '& div > *': { gridColumn: 2 },
      '& div > :first-child': { gridRow: '1 / 4' },
    },
  },
  '&[data-look=story] div p': { fontSize: size.lead, lineHeight: 1.55 },
  '&[data-look=story] div p + p': { fontSize: size.body, color: colour('ink-soft'), lineHeight: 1.65 },
});

/** On a wide screen the table of contents stays in view next to the text; on a small one it is hidden. */
const Contents = styled.nav({
  display: 'none',
  fontSize: size.small,
  '& h2': { fontSize: size.small, color: colour('ink-soft'), fontWeight: 600, marginBottom: space[2] },
  '& a': {
    display: 'block',
    paddingBlock: space[1],
    minHeight: '2rem',
    ...quietLink,
  },
  [from.laptop]: {
    display: 'block',
    position: 'sticky',
    insetBlockStart: `calc(${headerHeight} + ${space[5]})`,
    alignSelf: 'start',
    // Placed explicitly, so that it does not move when the text arrives.
    gridArea: '1 / 2',
  },
});

const WithContents = styled.div({
  display: 'grid',
  gap: space[6],
  [from.laptop]: {
    gridTemplateColumns: 'minmax(0, 42rem) minmax(14rem, 20rem)',
    justifyContent: 'space-between',
  },
});

/** Its children are laid out as children of the text. */
const Document = styled.div({ display: 'contents' });

/** With more headings than these a reader looks for one. */
const MAX_WITHOUT_CONTENTS = 3;

/** A document from a Markdown file, rendered to HTML by the build; HTML in the Markdown is not allowed. */
export function Prose({ section }: SectionProps<'prose'>) {
  const texts = useTexts(section.texts);
  const contents = useTexts('common:menu')('contents');
  const title = texts.optional('title');
  const html = useMemo(() => ({ __html: ownHtml(boxTables(section.html)) }), [section.html]);
  const words = (
    <Text data-look={section.look}>
      {title && <h2>{title}</h2>}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from Markdown without HTML */}
      <Document dangerouslySetInnerHTML={html} />
    </Text>
  );
  const label = `${section.id}-contents`;
  return (
    <Frame {...sectionAttributes(section)}>
      <Container>
        {section.look === 'story' || section.headings.length <= MAX_WITHOUT_CONTENTS ? (
          words
        ) : (
          <WithContents>
            <Contents aria-labelledby={label} data-screen-only>
              <h2 id={label}>{contents}</h2>
              <ul>
                {section.headings.map(({ id, text }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{text}</a>
                  </li>
                ))}
              </ul>
            </Contents>
            {words}
          </WithContents>
        )}
      </Container>
    </Frame>
  );
}

/** Puts each table into a box that scrolls and that the keyboard reaches. */
function boxTables(html: string): string {
  return html.replace(/<table>.*?<\/table>/gs, '<div tabindex="0">$&</div>');
}

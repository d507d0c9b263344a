import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import { colour } from '../theme/roles.ts';
import { from, radius, size, space } from '../theme/scale.ts';
import { BasaltPicture } from '../ui/basalt/BasaltPicture.tsx';
import { Container } from '../ui/Container.tsx';
import { Eyebrow } from '../ui/SectionFrame.tsx';
import type { SectionProps } from './section-props.ts';

const Frame = styled.section({ paddingBlock: space.section });

const Text = styled.div({
  maxWidth: '42rem',
  display: 'grid',
  gap: space[4],
  '& h2': { fontSize: size.title },
  '& h2 ~ h2': { fontSize: size.item, marginTop: space[5] },
  '& h3': { fontSize: size.item, marginTop: space[3] },
  '& ul, & ol': { paddingInlineStart: space[5], listStyle: 'revert' },
  '& table': {
    borderCollapse: 'collapse',
    '& th, & td': { padding: space[2], borderBottom: `1px solid ${colour('line')}` },
  },
  '&[data-look=story] p': { fontSize: size.lead, lineHeight: 1.55 },
  '&[data-look=story] p + p': { fontSize: size.body, color: colour('ink-soft'), lineHeight: 1.65 },
});

const Beside = styled.div({
  display: 'grid',
  gap: space[7],
  [from.laptop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: space[8] },
});

const Picture = styled.div({
  overflow: 'hidden',
  borderRadius: radius.card,
  aspectRatio: '16 / 9',
  '& svg': { width: '100%', height: '100%' },
  [from.laptop]: {
    aspectRatio: 'auto',
    minHeight: '100%',
    '& svg': { position: 'absolute' },
    position: 'relative',
  },
});

/** Its children are laid out as if they stood in the text itself. */
const Document = styled.div({ display: 'contents' });

/** Running text from a Markdown file; the build has made it HTML, without any HTML of the writer's own. */
export function Prose({ section }: SectionProps<'prose'>) {
  const texts = useTexts(section.texts);
  const eyebrow = texts.optional('eyebrow');
  const title = texts.optional('title');
  const words = (
    <Text data-look={section.look}>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      {title && <h2>{title}</h2>}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from Markdown without HTML (scripts/project/markdown.ts) */}
      <Document dangerouslySetInnerHTML={{ __html: section.html }} />
    </Text>
  );
  return (
    <Frame
      id={section.id}
      data-section={section.kind}
      data-ground={section.ground === 'plain' ? undefined : section.ground}
    >
      <Container>
        {section.look === 'story' ? (
          <Beside>
            <Picture>
              <BasaltPicture seed={section.seed} shape="hero" />
            </Picture>
            {words}
          </Beside>
        ) : (
          words
        )}
      </Container>
    </Frame>
  );
}

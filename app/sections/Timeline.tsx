import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import { colour } from '../theme/roles.ts';
import { from, size, space } from '../theme/scale.ts';
import { reveal } from '../ui/animations.ts';
import { SectionFrame } from '../ui/SectionFrame.tsx';
import type { SectionProps } from './section-props.ts';

const Years = styled.ol({ display: 'grid' });

const Milestone = styled.li(reveal, {
  display: 'grid',
  gap: `${space[1]} ${space[6]}`,
  paddingBlock: space[5],
  borderTop: `1px solid ${colour('line')}`,
  '& time': {
    fontSize: size.title,
    fontWeight: 700,
    letterSpacing: '-.04em',
    lineHeight: 1,
    color: colour('accent-text'),
  },
  '& h3': { fontSize: size.item, lineHeight: 1.3 },
  '& p': { color: colour('ink-soft') },
  [from.tablet]: { gridTemplateColumns: '8rem 1fr', '& time': { gridRow: 'span 2' } },
});

/** Milestones of the company, year by year. */
export function Timeline({ section }: SectionProps<'timeline'>) {
  const texts = useTexts(section.texts);
  return (
    <SectionFrame section={section} heading="aside">
      <Years>
        {section.milestones.map((id) => (
          <Milestone key={id}>
            <time dateTime={String(section.years[id])}>{section.years[id]}</time>
            <h3>{texts(`milestones.${id}.title`)}</h3>
            <p>{texts(`milestones.${id}.text`)}</p>
          </Milestone>
        ))}
      </Years>
    </SectionFrame>
  );
}

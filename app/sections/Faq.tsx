import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import { colour } from '../theme/colour-roles.ts';
import { duration, size, space } from '../theme/scale.ts';
import { Icon } from '../ui/Icon.tsx';
import { SectionFrame } from '../ui/SectionFrame.tsx';
import type { SectionProps } from './section-props.ts';

const Question = styled.details({
  borderTop: `1px solid ${colour('line')}`,
  '&:last-of-type': { borderBottom: `1px solid ${colour('line')}` },
  '& summary': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[4],
    paddingBlock: space[4],
  },
  '& h3': { fontSize: size.item },
  '& summary svg': { flex: 'none', marginTop: '.2em', transition: duration.calm },
  '&[open] summary svg': { rotate: '180deg' },
  '& p': { color: colour('ink-soft'), maxWidth: '42rem', paddingBottom: space[5] },
});

/** Questions that visitors ask; each opens to its answer, without scripts as well. */
export function Faq({ section }: SectionProps<'faq'>) {
  const texts = useTexts(section.texts);
  return (
    <SectionFrame section={section} heading="aside">
      <div>
        {section.questions.map(({ id }) => (
          <Question key={id} name={section.id}>
            <summary>
              <h3 lang={texts.lang(`questions.${id}.question`)}>{texts(`questions.${id}.question`)}</h3>
              <Icon name="chevron-down" />
            </summary>
            <p lang={texts.lang(`questions.${id}.answer`)}>{texts(`questions.${id}.answer`)}</p>
          </Question>
        ))}
      </div>
    </SectionFrame>
  );
}

import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import { colour } from '../theme/colour-roles.ts';
import { Article } from '../ui/Article.tsx';
import { SectionFrame } from '../ui/SectionFrame.tsx';
import { ShareButton } from '../ui/ShareButton.tsx';
import { Unread } from '../ui/Unread.tsx';
import type { SectionProps } from './section-props.ts';

const Day = styled.time({ color: colour('ink-soft') });

/** The news item that the address names; an unknown address redirects to the list. */
export function NewsArticle({ section }: SectionProps<'news-article'>) {
  const texts = useTexts(section.texts);
  const { article } = section;
  if (!article) {
    return (
      <SectionFrame section={section}>
        <Unread />
      </SectionFrame>
    );
  }
  return (
    <Article
      section={section}
      item={{ ...article, contentLanguage: article.language }}
      eyebrow={<Day dateTime={article.publishedAt}>{article.date}</Day>}
      actions={<ShareButton title={article.title} label={texts('share')} copiedLabel={texts('copied')} />}
      back={{ to: section.base, label: texts('back') }}
    />
  );
}

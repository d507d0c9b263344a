import { useTexts } from '../i18n/use-texts.ts';
import { Article } from '../ui/Article.tsx';
import { SectionFrame } from '../ui/SectionFrame.tsx';
import { ShareButton } from '../ui/ShareButton.tsx';
import type { SectionProps } from './section-props.ts';

/** The piece of news that the address names; an unknown one never reaches a page, it leads to the list. */
export function NewsArticle({ section }: SectionProps<'news-article'>) {
  const texts = useTexts(section.texts);
  const { article } = section;
  if (!article) return null;
  return (
    <SectionFrame section={section}>
      <Article
        title={article.title}
        lead={article.excerpt}
        paragraphs={article.paragraphs}
        imageUrl={article.imageUrl}
        seed={`news/${article.slug}`}
      >
        <time dateTime={article.publishedAt}>{article.date}</time>
      </Article>
      <ShareButton title={article.title} label={texts('share')} copiedLabel={texts('copied')} />
    </SectionFrame>
  );
}

import { useTexts } from '../i18n/use-texts.ts';
import { NewsCards } from '../ui/NewsCards.tsx';
import { SectionFrame } from '../ui/SectionFrame.tsx';
import type { SectionProps } from './section-props.ts';

/** All news, the newest first. */
export function NewsList({ section }: SectionProps<'news-list'>) {
  const texts = useTexts(section.texts);
  return (
    <SectionFrame section={section}>
      {section.news.length > 0 ? <NewsCards news={section.news} /> : <p>{texts('empty')}</p>}
    </SectionFrame>
  );
}

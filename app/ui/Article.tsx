import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { colour } from '../theme/roles.ts';
import { radius, size, space } from '../theme/scale.ts';
import { BasaltPicture } from './basalt/BasaltPicture.tsx';

const Text = styled.article({
  maxWidth: '44rem',
  display: 'grid',
  gap: space[4],
  '& h2': { fontSize: size.title },
  '& time': { color: colour('ink-soft') },
});

const Lead = styled.p({ fontSize: size.lead, fontWeight: 550 });

const Picture = styled.div({
  aspectRatio: '16 / 8',
  overflow: 'hidden',
  borderRadius: radius.card,
  '& svg, & img': { width: '100%', height: '100%', objectFit: 'cover' },
});

interface ArticleProps {
  readonly title: string;
  readonly lead: string;
  readonly paragraphs: readonly string[];
  readonly imageUrl: string | null;
  readonly seed: string;
  /** What stands above the picture: a date, a category. */
  readonly children?: ReactNode;
}

/** A text with its title, picture and paragraphs; whatever is in it is shown as text. */
export function Article({ title, lead, paragraphs, imageUrl, seed, children }: ArticleProps) {
  return (
    <Text>
      {children}
      <h2>{title}</h2>
      <Picture>
        {imageUrl ? <img src={imageUrl} alt="" /> : <BasaltPicture seed={seed} shape="wide" />}
      </Picture>
      <Lead>{lead}</Lead>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Text>
  );
}

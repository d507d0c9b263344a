import { Container } from '../../ui/Container.tsx';
import { HeroWords, Words } from './HeroWords.tsx';
import type { HeroProps } from './hero-props.ts';
import { PlainFrame } from './plain-frame.ts';

/** Words alone. */
export function PlainHero({ section, frame }: HeroProps) {
  return (
    <PlainFrame {...frame}>
      <Container>
        <Words>
          <HeroWords section={section} />
        </Words>
      </Container>
    </PlainFrame>
  );
}

// Stands in front of `@emotion/serialize` (vite.config.ts): what it exports, one function excepted.
import { type SerializedStyles, serializeStyles as work } from '@emotion/serialize';

export type * from '@emotion/serialize';

/** What is known of styles that begin with the same objects. */
interface Known {
  styles?: SerializedStyles;
  readonly longer: WeakMap<object, Known>;
}

const known = noneKnown();

/**
 * Writes the styles of a component as text, once where they are objects, which no property of the component changes. Emotion
 * would do so each time that it draws the component, for the greater part of its work.
 */
export function serializeStyles(...given: Parameters<typeof work>): SerializedStyles {
  const [styles] = given;
  let place = known;
  for (const part of styles) {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return work(...given);
    const next = place.longer.get(part) ?? noneKnown();
    place.longer.set(part, next);
    place = next;
  }
  place.styles ??= work(...given);
  return place.styles;
}

function noneKnown(): Known {
  return { longer: new WeakMap() };
}

import type { IconName } from './icon-names.ts';

interface IconProps {
  readonly name: IconName;
  /** Pixels: 16 in controls, 18 in navigation. */
  readonly size?: number;
}

/** An icon next to words; screen readers skip it. */
export function Icon({ name, size = 16 }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <use href={`#icon-${name}`} />
    </svg>
  );
}

/** An element of an icon's drawing. A page of the site accepts no markup as text. */
export interface IconShape {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** The shapes of an icon, for pages that do not have the symbols. */
export function getShapes(name: IconName): readonly IconShape[] {
  return [...(document.getElementById(`icon-${name}`)?.children ?? [])].map(({ tagName, attributes }) => ({
    tag: tagName,
    attributes: Object.fromEntries([...attributes].map((each) => [each.name, each.value])),
  }));
}

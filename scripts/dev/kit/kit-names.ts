/** The icons that examples take turns with. */
export const icons = [
  'zap',
  'server',
  'shield-check',
  'gauge',
  'search',
  'mail',
  'calendar',
  'palette',
  'globe',
  'users',
] as const;

/** Where the kit is; `/_kit/card-grid` shows one kind. No page of site.yaml can have such an address. */
export const KIT_PATH = '/_kit';

/** Where the icons of the kit lie. */
export const KIT_SPRITE = `${KIT_PATH}/icons.svg`;

/** The id of an entry by its place in a list, from 0 on. */
export function itemName(index: number): string {
  return `item-${index + 1}`;
}

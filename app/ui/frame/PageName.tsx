import { useTexts } from '../../i18n/use-texts.ts';

/** A page's name as menus show it. */
export function PageName({ page }: { readonly page: string }) {
  return useTexts('nav:')(`${page}.title`);
}

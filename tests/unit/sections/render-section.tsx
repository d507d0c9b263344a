import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { TextsContext, type TextsSource } from '../../../app/i18n/TextsProvider.tsx';
import { OriginalsContext } from '../../../app/i18n/use-texts.ts';
import { loadSections } from '../../../app/sections/registry.ts';
import { Section } from '../../../app/sections/Section.tsx';
import type { SectionView } from '../../../app/site/resolve-section.ts';
import { createStyleCache } from '../../../app/theme/style-cache.ts';
import type { SectionKind } from '../../../schema/sections/section.ts';

/** Each text is its own name, followed by its values; no section has a line below its heading. */
const names: TextsSource = {
  plain: (name) => (/\.text$/.test(name) && !name.startsWith('common:') ? undefined : `[${name}]`),
  complete: (name, values) =>
    `[${[name, ...Object.entries(values).map((value) => value.join('='))].join(' ')}]`,
};

/** Collects the styles, like the server. */
const styleCache = createStyleCache();
createEmotionServer(styleCache);

/** Fields of a section, except those that all sections have. */
export type SectionFields<K extends SectionKind> = Omit<
  SectionView<K>,
  'kind' | 'id' | 'ground' | 'texts' | 'seed' | 'reader' | 'base'
>;

/**
 * HTML of a section as rendered by the server, with the names of texts in place of the words.
 * @param address path and query of the page
 * @param untranslatedNames names of the texts that are Icelandic on a page in another language
 */
export async function renderSection<K extends SectionKind>(
  kind: K,
  fields: SectionFields<K>,
  address = '/page',
  untranslatedNames: readonly string[] = [],
): Promise<string> {
  const base = /^project|results/.test(kind) ? '/verkefni' : '/frettir';
  const section = {
    ...{ kind, id: 'it', ground: 'plain', texts: 'site:page.it', seed: 'page/it', base },
    ...fields,
  };
  await loadSections([kind]);
  const router = createMemoryRouter(
    [{ path: '*', element: <Section section={section as unknown as SectionView} /> }],
    { initialEntries: [address] },
  );
  return renderToStaticMarkup(
    <CacheProvider value={styleCache}>
      <TextsContext value={names}>
        <OriginalsContext value={{ language: 'is', names: untranslatedNames }}>
          <RouterProvider router={router} />
        </OriginalsContext>
      </TextsContext>
    </CacheProvider>,
  );
}

/** Contents of each element of a kind, without nested elements. */
export function getWords(html: string, tag: string): string[] {
  const elements = html.matchAll(new RegExp(`<${tag}(?=[ >])[^>]*>(.*?)</${tag}>`, 'gs'));
  return [...elements].map(([, content = '']) => content.replace(/<[^>]*>/g, ''));
}

/** Opening tags of a kind. */
export function findTags(html: string, tag: string): string[] {
  return [...html.matchAll(new RegExp(`<${tag}(?=[ >])[^>]*>`, 'g'))].map(([opening]) => opening);
}

import type { i18n } from 'i18next';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { I18nContext } from 'react-i18next';

/** Looks up texts for components. */
export interface TextsSource {
  /** The unchanged text, for texts without values; many times cheaper than i18next's `t`. */
  readonly plain: (name: string) => string | undefined;
  /** The text completed with values, in the right form for a number. */
  readonly complete: (name: string, values: Readonly<Record<string, string | number>>) => string;
}

export const TextsContext = createContext<TextsSource>({ plain: () => undefined, complete: (name) => name });

/** Provides i18next's texts, which are loaded before a page is rendered; renders again when they have been reloaded. */
export function TextsProvider({ children }: { readonly children: ReactNode }) {
  const { i18n } = useContext(I18nContext) ?? {};
  if (!i18n) throw new Error('TextsProvider needs an I18nextProvider around it.');
  const [source, setSource] = useState(() => createTextsSource(i18n));
  useEffect(() => {
    const updateSource = () => setSource(createTextsSource(i18n));
    i18n.store.on('added', updateSource);
    return () => i18n.store.off('added', updateSource);
  }, [i18n]);
  return <TextsContext value={source}>{children}</TextsContext>;
}

function createTextsSource(i18n: i18n): TextsSource {
  return {
    plain(name) {
      const [namespace = '', key = ''] = name.split(':');
      const text: unknown = i18n.getResource(i18n.language, namespace, key);
      return typeof text === 'string' ? text : undefined;
    },
    complete: (name, values) => i18n.t(name, values),
  };
}

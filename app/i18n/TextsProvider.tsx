import { createContext, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** How components get at the words. */
export interface TextsSource {
  /** The text as it is, for those without values; a look-up is many times cheaper than i18next's `t`. */
  readonly plain: (name: string) => string | undefined;
  /** The text completed with values, in the right form for a number. */
  readonly complete: (name: string, values: Readonly<Record<string, string | number>>) => string;
}

export const TextsContext = createContext<TextsSource>({ plain: () => undefined, complete: (name) => name });

/** Hands the translation layer's texts down; draws anew when texts have been loaded again. */
export function TextsProvider({ children }: { readonly children: ReactNode }) {
  const { t, i18n } = useTranslation();
  const source = useMemo(
    (): TextsSource => ({
      plain(name) {
        const [namespace = '', key = ''] = name.split(':');
        const text: unknown = i18n.getResource(i18n.language, namespace, key);
        return typeof text === 'string' ? text : undefined;
      },
      complete: (name, values) => t(name, values),
    }),
    [t, i18n],
  );
  return <TextsContext value={source}>{children}</TextsContext>;
}

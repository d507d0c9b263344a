import { useTranslation } from 'react-i18next';
import { createI18n } from '../../app/i18n/create-i18n.ts';
import english from '../../locales/studio/en.json' with { type: 'json' };
import icelandic from '../../locales/studio/is.json' with { type: 'json' };

/** The languages of the interface. */
export const interfaceLanguages = { en: 'English', is: 'Íslenska' } as const;
export type InterfaceLanguage = keyof typeof interfaceLanguages;

const STORAGE_KEY = 'studioLanguage';

/** The chosen one, or else the browser's. */
export const interfaceLanguage: InterfaceLanguage =
  readChosenLanguage() ?? (navigator.language.startsWith('is') ? 'is' : 'en');

export const studioTexts = createI18n(interfaceLanguage, {
  common: interfaceLanguage === 'is' ? icelandic : english,
});

/** Shows the interface in another language. */
export function chooseLanguage(language: InterfaceLanguage): void {
  localStorage.setItem(STORAGE_KEY, language);
  location.reload();
}

function readChosenLanguage(): InterfaceLanguage | null {
  const storedLanguage = localStorage.getItem(STORAGE_KEY);
  return storedLanguage === 'en' || storedLanguage === 'is' ? storedLanguage : null;
}

/** The interface's texts. */
export function useInterfaceTexts() {
  const { t } = useTranslation();
  return (key: string, values: Readonly<Record<string, unknown>> = {}): string => t(key, values);
}

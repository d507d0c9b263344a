import type { ResolvedLanguage, ResolvedSite } from '../../app/site/resolved-site.ts';
import { type SiteTexts, textAt } from '../../app/site/texts/texts.ts';

/** What the mails take their words from; a `Project` is one. */
export interface MailProject {
  readonly site: ResolvedSite;
  /** By language. */
  readonly languages: Readonly<Record<string, { readonly texts: Pick<SiteTexts, 'namespaces'> }>>;
}

/** The language with a code; the first of the site when it has none like that any more. */
export function languageOf({ site }: MailProject, code: string): ResolvedLanguage {
  return site.languages.find((language) => language.code === code) ?? site.defaultLanguage;
}

/**
 * A text in a language, else in the first of the site: a mail goes out even if the site has lost a word since.
 * @param name `namespace:dotted.key`
 */
export function wordsAt(project: MailProject, language: ResolvedLanguage, name: string): string | undefined {
  const at = ({ code }: ResolvedLanguage) => {
    const found = Object.hasOwn(project.languages, code) ? project.languages[code] : undefined;
    return found && textAt(found.texts.namespaces, name);
  };
  return at(language) ?? at(project.site.defaultLanguage);
}

/** Puts values into a text: `{{name}}`. What a value holds is never read as a text itself. */
export function withValues(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (written, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? written) : written,
  );
}

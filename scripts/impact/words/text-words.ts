import type { Phrase } from '../../check/problems/wording-type.ts';

/** What is said about texts; a text that is otherwise shows it by itself. */
export const textWords = {
  'text-added': { en: 'Text added', is: 'Nýr texti' },
  'text-removed': { en: 'Text removed', is: 'Texti tekinn út' },
  'text-changed': { en: '', is: '' },
  'paragraph-added': { en: 'Paragraph added', is: 'Ný efnisgrein' },
  'paragraph-removed': { en: 'Paragraph removed', is: 'Efnisgrein tekin út' },
  'paragraph-changed': { en: '', is: '' },
} as const satisfies Readonly<Record<string, Phrase>>;

import { z } from 'zod';

const textWithout = (refused: string | RegExp, most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => text.isWellFormed() && text.search(refused) < 0);

/** Lines of text. Postgres has no text with the sign zero, and half a surrogate pair is no text at all. */
export const writtenText = (most: number) => textWithout('\0', most);

/** Text on one line. */
export const writtenLine = (most: number) => textWithout(/\p{Cc}/u, most);

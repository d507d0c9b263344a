import { z } from 'zod';

/** Lines of text. Postgres has no text with the sign zero, and half a surrogate pair is no text at all. */
export const writtenText = (most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => text.isWellFormed() && !text.includes('\0'));

/** Text on one line. */
export const writtenLine = (most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text));

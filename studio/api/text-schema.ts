import { z } from 'zod';

const textWithout = (refused: string | RegExp, most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => text.isWellFormed() && text.search(refused) < 0);

/** Multi-line text. Postgres refuses the null character, and half a surrogate pair is not valid text. */
export const multiLineText = (most: number) => textWithout('\0', most);

/** Single-line text. */
export const singleLineText = (most: number) => textWithout(/\p{Cc}/u, most);

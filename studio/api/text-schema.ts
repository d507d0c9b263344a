import { z } from 'zod';

const textWithout = (refused: string | RegExp, maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .refine((text) => text.isWellFormed() && text.search(refused) < 0);

/** Multi-line text. Postgres refuses the null character, and half a surrogate pair is not valid text. */
export const multiLineText = (maxLength: number) => textWithout('\0', maxLength);

/** Single-line text. */
export const singleLineText = (maxLength: number) => textWithout(/\p{Cc}/u, maxLength);

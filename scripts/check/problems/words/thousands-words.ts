import { inShort } from '../wording.ts';
import type { Wording } from '../wording-type.ts';

/** What is said about numbers with a sign between their thousands. */
export const thousandsWords = {
  /** @param whole the amount without the sign */
  amount: (written: string, whole: string): Wording => ({
    en: {
      message: `The amount “${inShort(written)}” has a sign between its thousands, which is not understood.`,
      hint: `Write ${whole}.`,
    },
    is: {
      message: `Upphæðin „${inShort(written)}“ er með merki á milli þúsunda og skilst því ekki.`,
      hint: `Skrifaðu ${whole}.`,
    },
  }),
  /** @param read what it counts as now */
  figure: (written: string, read: number, whole: string): Wording => ({
    en: {
      message: `The figure “${inShort(written)}” counts as ${read}, because a dot is the decimal sign here.`,
      hint: `Write ${whole} if that is meant, or ${read}.`,
    },
    is: {
      message: `Talan „${inShort(written)}“ er lesin sem ${read}, því að punktur er hér merki um aukastafi.`,
      hint: `Skrifaðu ${whole} ef það er talan sem átt er við, annars ${read}.`,
    },
  }),
} as const;

import { z } from 'zod';

const outputSchema = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      subType: z.string().optional(),
      url: z.string().default(''),
      message: z.string(),
      extract: z.string().default(''),
    }),
  ),
});

/** What the checker says that is no mistake of ours; each with why. */
const known: readonly { readonly message: RegExp; readonly why: string }[] = [
  {
    message: /^Trailing slash on void elements has no effect/,
    why: 'React writes <meta/>; all its attributes are in quotes.',
  },
  {
    message:
      /^CSS: “(anchor-(name|scope)|position-anchor|animation-(range|timeline)|field-sizing|interpolate-size|view-transition-name)”: Property “[a-z-]+” doesn't exist\.$/,
    why: 'Newer than the checker’s CSS. Browsers that do not know them pass over them, and pages do without.',
  },
  {
    message: /^CSS: Unrecognized at-rule “@(starting-style|view-transition)”$/,
    why: 'The same.',
  },
  { message: /^CSS: Unknown pseudo-element or pseudo-class “::view-transition.*”\.$/, why: 'The same.' },
  {
    message: /^CSS: “inset-(block|inline)-(start|end)”: Parse Error\.$/,
    why: 'The same: places by anchor().',
  },
];

/** Something that the checker finds wrong, on how many pages and on which first. */
export interface NuFinding {
  readonly kind: 'error' | 'warning';
  readonly message: string;
  readonly extract: string;
  readonly pages: number;
  readonly first: string;
}

/**
 * What the Nu HTML checker found, each mistake once.
 * @param output what it writes with --format json
 * @throws when it is not that
 */
export function nuFindings(output: string): NuFinding[] {
  const { messages } = outputSchema.parse(JSON.parse(output));
  const unknown = messages.filter(({ message }) => !known.some((entry) => entry.message.test(message)));
  const same = Map.groupBy(unknown, ({ type, message }) => `${type} ${message}`);
  return [...same.values()].flatMap(([first, ...more]): NuFinding[] => {
    if (!first) return [];
    const { type, subType, message, extract, url } = first;
    const pages = new Set([first, ...more].map((found) => found.url)).size;
    const kind = type === 'info' || subType === 'warning' ? 'warning' : 'error';
    return [{ kind, message, extract, pages, first: url }];
  });
}

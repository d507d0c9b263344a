import { z } from 'zod';

const SUPABASE_NAMES = ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY'] as const;

const environmentSchema = z.object({
  SUPABASE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional()
    .describe("the project's address, like https://abcdefgh.supabase.co"),
  SUPABASE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^[\w.-]+$/)
    .refine((key) => !key.startsWith('sb_secret_'))
    .optional()
    .describe("the project's public key, which begins with sb_publishable_"),
  SUPABASE_SECRET_KEY: z
    .string()
    .regex(/^[\w.-]+$/)
    .refine((key) => !key.startsWith('sb_publishable_'))
    .optional()
    .describe("the project's secret key, which begins with sb_secret_"),
  DATABASE_FOLDER: z
    .string()
    .refine((folder) => !folder.includes('\0'))
    .default('.database')
    .describe('a folder, like .database'),
  SAMPLE_DATA: z
    .enum(['on', 'off'])
    .default('on')
    .describe('on or off, for whether a new embedded database begins with sample news and projects'),
});

/** Where the database is: a hosted Supabase project, or a folder that the embedded one keeps its files in. */
export type DatabaseEnvironment =
  | {
      readonly kind: 'hosted';
      /** Without a slash at the end. */
      readonly url: string;
      readonly publishableKey: string;
      readonly secretKey: string;
    }
  | {
      readonly kind: 'embedded';
      readonly folder: string;
      /** Whether a new one begins with sample news and projects. */
      readonly sampleRows: boolean;
    };

export type DatabaseEnvironmentResult =
  | { readonly kind: 'valid'; readonly environment: DatabaseEnvironment }
  /** One sentence for each wrong or missing value that says what to do; no key is ever quoted. */
  | { readonly kind: 'wrong'; readonly message: string };

/**
 * Reads the settings SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY (all three or none),
 * DATABASE_FOLDER and SAMPLE_DATA from environment variables; an empty variable counts as none.
 */
export function readDatabaseEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
): DatabaseEnvironmentResult {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = environmentSchema.safeParse(given);
  if (!result.success) {
    const names = new Set(result.error.issues.map((issue) => String(issue.path[0])));
    return { kind: 'wrong', message: [...names].map(wrongSentence).join('\n') };
  }
  const {
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    SUPABASE_SECRET_KEY: secretKey,
    DATABASE_FOLDER: folder,
    SAMPLE_DATA: sampleData,
  } = result.data;
  if (url !== undefined && publishableKey !== undefined && secretKey !== undefined) {
    return { kind: 'valid', environment: { kind: 'hosted', url, publishableKey, secretKey } };
  }
  const missing = SUPABASE_NAMES.filter((name) => result.data[name] === undefined);
  if (missing.length === SUPABASE_NAMES.length) {
    return { kind: 'valid', environment: { kind: 'embedded', folder, sampleRows: sampleData === 'on' } };
  }
  const set = SUPABASE_NAMES.filter((name) => !missing.includes(name));
  return {
    kind: 'wrong',
    message: `${set.join(' and ')} ${set.length > 1 ? 'are' : 'is'} set, but ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not; set all three for a hosted database, or none for the embedded one.`,
  };
}

function wrongSentence(name: string): string {
  const field = environmentSchema.shape[name as keyof typeof environmentSchema.shape];
  return `${name} must be ${field.description}; correct it, or leave it out.`;
}

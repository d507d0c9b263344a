import { z } from 'zod';

const environmentSchema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((port) => port <= 65535)
    .default(3000)
    .describe('a whole number from 0 to 65535, for example PORT=3000'),
  HOST: z
    .string()
    .regex(/^[\w.:%-]+$/)
    .optional()
    .describe('a host name or an IP address, for example HOST=127.0.0.1'),
  NODE_ENV: z.string().optional().describe('the kind of run, for example NODE_ENV=production'),
});

/** The server's settings; HOST undefined means all network interfaces. */
export type Environment = z.output<typeof environmentSchema>;

export type EnvironmentResult =
  | { readonly kind: 'valid'; readonly environment: Environment }
  /** One sentence for each wrong value that says what to do. */
  | { readonly kind: 'wrong'; readonly message: string };

/** Reads the settings from environment variables; an empty variable counts as none. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): EnvironmentResult {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = environmentSchema.safeParse(given);
  if (result.success) return { kind: 'valid', environment: result.data };

  const names = new Set(result.error.issues.map((issue) => String(issue.path[0])));
  return { kind: 'wrong', message: [...names].map((name) => sentence(name, given[name])).join('\n') };
}

function sentence(name: string, value: string | undefined): string {
  const field = environmentSchema.shape[name as keyof Environment];
  return `${name} is "${value}", but must be ${field.description}; correct it, or leave it out.`;
}

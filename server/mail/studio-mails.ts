import { randomUUID } from 'node:crypto';
import en from '../../locales/studio/en.json' with { type: 'json' };
import is from '../../locales/studio/is.json' with { type: 'json' };
import type { Mail } from './mail.ts';

/** A mail to a user of the Studio, in both languages, because the reader's is unknown. */
export function createStudioMail(
  kind: 'code' | 'invitation',
  values: Readonly<Record<string, string>>,
  from: string,
  to: string,
): Mail {
  const fill = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  const texts = [is.mail, en.mail];
  return {
    from: { address: from },
    to: { address: to },
    replyTo: null,
    subject: texts.map((text) => text[`${kind}Subject`]).join(' / '),
    text: `${texts.map((text) => fill(text[kind])).join('\n\n---\n\n')}\n`,
    autoSubmitted: 'auto-generated',
    key: randomUUID(),
  };
}

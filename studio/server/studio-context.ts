import type { SupabaseClient } from '@supabase/supabase-js';
import type { Files } from '../../edits/edit.ts';
import type { DraftRenderer } from '../../render/preview/draft-renderer.ts';
import type { MailProject } from '../../server/mail/mail-texts.ts';
import type { MailTransport } from '../../server/mail/mail-transport.ts';
import type { AnswerPicture } from '../../server/pictures/answer-picture.ts';
import type { PictureStore } from '../../server/pictures/picture-store.ts';
import type { MailSettings } from '../../server/runtime/environment.ts';
import type { Spool } from '../../server/submissions/spool.ts';
import type { Person } from '../api/people-api.ts';
import type { SitePublisher } from '../publish/site-publisher.ts';
import type { Checks } from './checks.ts';
import type { DraftStore } from './draft-store.ts';
import type { SignIn } from './sign-in.ts';

/** Pages of drafts, and their files. */
export type Preview = Pick<DraftRenderer, 'file' | 'render'>;

/** Dependencies of the requests of visitors, except for the database. */
export interface RequestParts {
  /** Requests that are not in the database yet. */
  readonly spool: Spool;
  /** The published site and its texts. */
  readonly project: () => Promise<MailProject>;
  /** Null if mail is off. */
  readonly mail: {
    readonly addresses: Pick<MailSettings, 'from' | 'to'>;
    readonly transport: MailTransport;
  } | null;
}

/** Dependencies of all routes. */
export interface Studio {
  /** Null on the editor's own machine. */
  readonly signIn: SignIn | null;
  /** User on the editor's own machine; null if people sign in. */
  readonly localPerson: Person | null;
  /**
   * The database with a person's permissions, by row-level security. On the editor's own machine all of it.
   * Rejects with `DatabaseUnavailable`, or with a refusal for a session that has ended.
   */
  readonly database: (sessionToken: string | null) => Promise<SupabaseClient>;
  /** Stops the services of the Studio. */
  readonly close: () => Promise<void>;
  /** The published content; read again at each call, but the same object until something changes. */
  readonly content: () => Files;
  readonly drafts: DraftStore;
  readonly checks: Checks;
  readonly preview: Preview;
  readonly pictures: {
    /** Picture files, accessible with the permissions of a client. */
    readonly store: (client: SupabaseClient) => PictureStore;
    /** Serves picture files if no other server does. */
    readonly answer: AnswerPicture;
  };
  readonly publisher: SitePublisher;
  readonly requests: RequestParts;
  readonly now: () => Date;
}

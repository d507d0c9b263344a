import type { SupabaseClient } from '@supabase/supabase-js';
import type { Files } from '../../edits/edit.ts';
import type { DraftRenderer } from '../../render/preview/draft-renderer.ts';
import type { MailProject } from '../../server/mail/mail-texts.ts';
import type { MailTransport } from '../../server/mail/mail-transport.ts';
import type { AnswerPicture } from '../../server/pictures/answer-picture.ts';
import type { PictureStore } from '../../server/pictures/picture-store.ts';
import type { MailSettings } from '../../server/runtime/environment.ts';
import type { Spool } from '../../server/submissions/spool.ts';
import type { Person } from '../api/people.ts';
import type { SitePublisher } from '../publish/site-publisher.ts';
import type { Checks } from './checks.ts';
import type { DraftStore } from './draft-store.ts';
import type { SignIn } from './sign-in.ts';

/** Pages of drafts, and the files that they use. */
export type Preview = Pick<DraftRenderer, 'file' | 'search' | 'render'>;

/** What the requests of visitors need besides the database. */
export interface RequestParts {
  /** What is not in the database yet. */
  readonly spool: Spool;
  /** The published site and its texts. */
  readonly project: () => Promise<MailProject>;
  /** Null where mail is off. */
  readonly mail: {
    readonly addresses: Pick<MailSettings, 'from' | 'to'>;
    readonly transport: MailTransport;
  } | null;
}

/** The parts that requests are answered with. */
export interface Studio {
  /** Null on the editor's own machine. */
  readonly signIn: SignIn | null;
  /** Who works on the editor's own machine; null where people sign in. */
  readonly localPerson: Person | null;
  /**
   * The database as the person of a session sees it: row-level security decides. On the editor's own machine all of it.
   * Rejects with `DatabaseUnavailable`, or with a refusal for a session that has ended.
   */
  readonly database: (sessionToken: string | null) => Promise<SupabaseClient>;
  /** Stops what was started for the Studio alone. */
  readonly close: () => Promise<void>;
  /** The published content; read anew at each call, and the same object until something changes. */
  readonly content: () => Files;
  readonly drafts: DraftStore;
  readonly checks: Checks;
  readonly preview: Preview;
  readonly pictures: {
    /** Where the files are, for the person of a client. */
    readonly store: (client: SupabaseClient) => PictureStore;
    /** Shows them where no other server does. */
    readonly answer: AnswerPicture;
  };
  readonly publisher: SitePublisher;
  readonly requests: RequestParts;
  readonly now: () => Date;
}

/** Someone in a mail's head. The name may hold anything; the transport encodes it. */
export interface Mailbox {
  readonly name?: string;
  readonly address: string;
}

/** A mail as the transport takes it: one reader, plain text alone. */
export interface Mail {
  readonly from: Mailbox;
  readonly to: Mailbox;
  readonly replyTo: Mailbox | null;
  /** One line. */
  readonly subject: string;
  /** Lines end in `\n`. */
  readonly text: string;
  /** RFC 3834: who wrote it, so that no machine answers it. */
  readonly autoSubmitted: 'auto-generated' | 'auto-replied';
  /** The part of the Message-ID before the @; the same for every attempt, so that a second copy is known as one. */
  readonly key: string;
}

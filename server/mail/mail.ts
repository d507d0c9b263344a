/** A mailbox in a mail's header. The name may contain any characters; the transport encodes it. */
export interface Mailbox {
  readonly name?: string;
  readonly address: string;
}

/** A mail for the transport: one recipient, plain text. */
export interface Mail {
  readonly from: Mailbox;
  readonly to: Mailbox;
  readonly replyTo: Mailbox | null;
  /** One line. */
  readonly subject: string;
  /** Lines end in `\n`. */
  readonly text: string;
  /** RFC 3834, so that no machine answers it; `no` for a mail by a person. */
  readonly autoSubmitted: 'auto-generated' | 'auto-replied' | 'no';
  /** The part of the Message-ID before the @; the same for every attempt, so that a duplicate can be recognized. */
  readonly key: string;
}

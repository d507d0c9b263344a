/** An error that says in the server's own words what happened; these may be logged, and quote nothing of a visitor. */
export class LoggableError extends Error {
  override readonly name: string = 'LoggableError';
  readonly loggable: string;

  /** @param options loggable: what the log may say, where the message itself may quote what somebody sent */
  constructor(
    message: string,
    { loggable = message, ...options }: ErrorOptions & { loggable?: string } = {},
  ) {
    super(message, options);
    this.loggable = loggable;
  }
}

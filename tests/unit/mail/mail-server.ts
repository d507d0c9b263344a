import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { SmtpServer } from '../../../server/runtime/environment.ts';

/** A mail as received. */
export interface ReceivedMail {
  readonly sender: string;
  readonly readers: readonly string[];
  readonly raw: string;
}

/** Behavior of a mail server; a number is the code with which it refuses. */
export interface Manners {
  readonly onReader?: (address: string) => number | undefined;
  readonly onMail?: (mail: ReceivedMail) => number | undefined | Promise<number | undefined>;
  /** A login that it requires. */
  readonly login?: { readonly user: string; readonly password: string };
}

export interface RunningMailServer extends AsyncDisposable {
  readonly settings: SmtpServer;
  /** Accepted mails, in order of arrival. */
  readonly mails: readonly ReceivedMail[];
  readonly stop: () => Promise<void>;
}

/** Starts a real SMTP server on loopback. */
export async function startMailServer(manners: Manners = {}): Promise<RunningMailServer> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: manners.login === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onAuth({ username, password }, _session, done) {
      const { login } = manners;
      if (username === login?.user && password === login?.password) done(null, { user: username });
      else done(refusal(535));
    },
    onRcptTo({ address }, _session, done) {
      done(refusal(manners.onReader?.(address)));
    },
    async onData(stream, { envelope }, done) {
      const raw = await text(stream.setEncoding('latin1'));
      const sender = envelope.mailFrom ? envelope.mailFrom.address : '';
      const mail = { sender, readers: envelope.rcptTo.map(({ address }) => address), raw };
      const code = await manners.onMail?.(mail);
      if (code === undefined) mails.push(mail);
      done(refusal(code));
    },
  });
  // Clients that are cut off are part of the tests.
  server.on('error', () => {});
  const tcpServer = server.listen(0, '127.0.0.1');
  await once(tcpServer, 'listening');
  const { port } = tcpServer.address() as AddressInfo;
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return {
    settings: { host: '127.0.0.1', port, secure: false, login: manners.login ?? null },
    mails,
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

function refusal(code: number | undefined): Error | null {
  return code === undefined ? null : Object.assign(new Error('Not so'), { responseCode: code });
}

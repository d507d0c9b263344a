import { Agent, request } from 'node:http';
import { TICKET_PATH } from '../app/forms/hidden-fields.ts';

/** Sends forms as many simultaneous visitors do. */
export interface FormClient {
  /** A ticket that the server signed. */
  readonly ticket: () => Promise<string>;
  /** Sends fields as a script does; returns the status of the answer, 0 if there was none. */
  readonly post: (fields: Readonly<Record<string, string>>) => Promise<number>;
  readonly close: () => void;
}

/**
 * @param port port of the server on this machine
 * @param connections maximum number of connections, which are kept open
 */
export function createFormClient(port: number, connections: number): FormClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask = (method: string, path: string, body: string) =>
    new Promise<{ status: number; text: string }>((resolve) => {
      const headers = {
        host: `is.localhost:${port}`,
        accept: 'application/json',
        ...(method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      };
      const sending = request({ host: '127.0.0.1', port, method, path, agent, headers }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (piece: string) => {
          text += piece;
        });
        // An answer that is cut off does not count.
        answer.on('error', () => {});
        answer.on('close', () => resolve({ status: answer.complete ? (answer.statusCode ?? 0) : 0, text }));
      });
      sending.on('error', () => resolve({ status: 0, text: '' }));
      sending.end(body);
    });
  return {
    async ticket() {
      const { status, text } = await ask('GET', TICKET_PATH, '');
      if (status !== 200) throw new Error(`${TICKET_PATH} answered ${status}`);
      return (JSON.parse(text) as { ticket: string }).ticket;
    },
    async post(fields) {
      return (await ask('POST', '/', new URLSearchParams(fields).toString())).status;
    },
    close: () => agent.destroy(),
  };
}

/** The fields of a valid contact form, as a page sends them. */
export function contactFields(message: string, ticket: string): Record<string, string> {
  return { 'form-name': 'contact', 'form-page': '/hafa-samband', 'form-ticket': ticket, ...answers, message };
}

const answers = {
  name: 'Jóna Þórðardóttir',
  email: 'jona@example.is',
  phone: '+354 555 0199',
  company: 'Dæmi ehf.',
  subject: 'Nýr vefur',
};

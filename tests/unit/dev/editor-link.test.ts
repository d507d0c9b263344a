import { expect, test } from 'vitest';
import { editorLink } from '../../../scripts/dev/editor-link.ts';

const place = { file: 'locales/is/home.json', line: 12, column: 7 };
const vscode = { TERM_PROGRAM: 'vscode' };

test('leads to the place in Visual Studio Code where the preview was started from it', () => {
  expect(editorLink('/Users/anna/vefur ný', '127.0.0.1', vscode)(place)).toBe(
    'vscode://file/Users/anna/vefur%20n%C3%BD/locales/is/home.json:12:7',
  );
});

test.each<[string, string, Record<string, string>]>([
  ['in another terminal', '127.0.0.1', { TERM_PROGRAM: 'Apple_Terminal' }],
  ['without a terminal', '127.0.0.1', {}],
  ['where others can see it', '0.0.0.0', vscode],
  ['on another machine than the editor', 'localhost', { ...vscode, SSH_CONNECTION: '10.0.0.1 22' }],
  ['in a container', 'localhost', { ...vscode, REMOTE_CONTAINERS: 'true' }],
])('leads nowhere %s', (_, host, environment) => {
  expect(editorLink('/site', host, environment)(place)).toBeNull();
});

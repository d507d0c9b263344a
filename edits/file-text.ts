/** A file during editing: without a byte order mark, and always with a final line end. */
export interface FileText {
  readonly text: string;
  readonly eol: '\n' | '\r\n';
  /** Returns the same file with another text. */
  readonly closed: (text: string) => string;
}

export function openFile(written: string): FileText {
  const mark = written.startsWith('\uFEFF') ? '\uFEFF' : '';
  const body = written.slice(mark.length);
  const eol = body.includes('\r\n') ? '\r\n' : '\n';
  const isEnded = body === '' || body.endsWith('\n');
  return {
    text: isEnded ? body : body + eol,
    eol,
    closed: (text) => mark + (isEnded || !text.endsWith(eol) ? text : text.slice(0, -eol.length)),
  };
}

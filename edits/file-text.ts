/** A file during editing: without a byte order mark, and always with a final line end. */
export interface FileText {
  readonly text: string;
  readonly eol: '\n' | '\r\n';
  /** Returns the same file with another text. */
  readonly closed: (text: string) => string;
}

export function openFile(written: string): FileText {
  const byteOrderMark = written.startsWith('\uFEFF') ? '\uFEFF' : '';
  const content = written.slice(byteOrderMark.length);
  const eol = content.includes('\r\n') ? '\r\n' : '\n';
  const hasFinalEol = content === '' || content.endsWith('\n');
  return {
    text: hasFinalEol ? content : content + eol,
    eol,
    closed: (text) =>
      byteOrderMark + (hasFinalEol || !text.endsWith(eol) ? text : text.slice(0, -eol.length)),
  };
}

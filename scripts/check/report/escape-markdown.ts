/**
 * Writes a text so that Markdown shows it as it is: no markup, link, HTML, mention or reference to an issue.
 * @param text any text; line ends and other control characters become spaces
 * @returns one line, for a place inside of a line
 */
export function escapeMarkdown(text: string): string {
  return (
    text
      .replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ')
      .trim()
      .replace(/[!#$&()*+\-.:<=>@[\\\]^_`{|}~]/g, String.raw`\$&`)
      // GitHub looks for @name and #12 in what is left after the escapes; a comment in between is not shown.
      .replace(/[@#](?=\w)/g, '$&<!-- -->')
  );
}

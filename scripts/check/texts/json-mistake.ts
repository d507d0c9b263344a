/**
 * Where JSON that cannot be read goes wrong, for engines do not always say: the last character of the shortest
 * beginning that no continuation could mend.
 */
export function firstMistake(text: string): number {
  let mendable = 0;
  let broken = text.length + 1;
  while (broken - mendable > 1) {
    const middle = Math.floor((mendable + broken) / 2);
    if (isMendable(text.slice(0, middle))) mendable = middle;
    else broken = middle;
  }
  return Math.min(mendable, Math.max(0, text.length - 1));
}

function isMendable(beginning: string): boolean {
  try {
    JSON.parse(beginning);
    return true;
  } catch (error) {
    const message = String(error);
    const position = /position (\d+)/.exec(message)?.[1];
    return /end of JSON|Unterminated/.test(message) || Number(position) >= beginning.length;
  }
}

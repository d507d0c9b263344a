import type { Breaker } from './fault.ts';
import { contentLine, contentLines, depth, replaced, type YamlFile } from './yaml-file.ts';

/** Mistakes of an editor's hand: lines broken, joined, cut off, made notes of or put elsewhere. */
export const editBreakers: Readonly<Record<string, Breaker<YamlFile>>> = {
  'entry broken in two': (file, dice) => {
    const at = dice.pick(linesLike(file, /^ *- \{ [a-z]+: \S+, /));
    return replaced(file, at, (file.lines[at] ?? '').replace(', ', ',\n'), [at, at + 1]);
  },
  'value broken in two': (file, dice) => {
    const at = dice.pick(linesLike(file, /^ +[a-z]+: [a-z]{4,}$/));
    return replaced(file, at, (file.lines[at] ?? '').replace(/(?=..$)/, '\n'), [at, at + 1]);
  },
  'two keys on one line': (file, dice) => {
    const pairs = linesLike(file, /^ +(?:- )?[a-zA-Z]+: [^\s[{]+$/).filter((at) => {
      const [here, next] = [file.lines[at] ?? '', file.lines[at + 1] ?? ''];
      return /^ +[a-zA-Z]+: \S+$/.test(next) && depth(here) === depth(next);
    });
    const at = dice.pick(pairs);
    return replaced(file, at, `${file.lines[at]} ${file.lines[at + 1]?.trim()}`, [at], 2);
  },
  'key of the whole file on the line before': (file, dice) => {
    const at = dice.pick(linesLike(file, /^[a-zA-Z]+:$/).slice(1));
    const before = contentLines(file).findLast((line) => line < at) ?? 0;
    const line = `${file.lines[before]} ${file.lines[at]}`;
    return {
      ...replaced(file, before, line),
      text: file.lines.with(before, line).toSpliced(at, 1).join('\n'),
    };
  },
  'key of the whole file without its colon': (file, dice) => {
    const at = dice.pick(linesLike(file, /^[a-zA-Z]+:$/));
    return replaced(file, at, (file.lines[at] ?? '').replace(':', ''));
  },
  'rest of the file gone': (file, dice) => {
    const at = dice.pick(contentLines(file).filter((line) => line > 30 && line < file.lines.length - 60));
    return {
      text: `${file.lines.slice(0, at + 1).join('\n')}\n`,
      done: `${at + 1}: and no more`,
      lines: new Set([at + 1]),
    };
  },
  'bullet for a dash': (file, dice) => {
    const at = dice.pick(linesLike(file, /^ *- /));
    return replaced(file, at, (file.lines[at] ?? '').replace('- ', dice.pick(['• ', '* '])));
  },
  'round brackets': (file, dice) => {
    const at = dice.pick(linesLike(file, /^ *- \{[^{}]*\}$/));
    return replaced(file, at, (file.lines[at] ?? '').replace('{', '(').replace('}', ')'));
  },
  'required line made a note': (file, dice) => {
    const at = dice.pick(linesLike(file, /^ +(?:path|texts|domain|locale|set|street): \S/));
    return replaced(file, at, (file.lines[at] ?? '').replace(/^ +/, '$&# '));
  },
  'sign with a meaning before a value': (file, dice) => {
    const at = dice.pick(linesLike(file, /^ +(?:look|ground|set|texts): [a-z]+$/));
    return replaced(file, at, (file.lines[at] ?? '').replace(': ', `: ${dice.pick([...'@*&!%'])}`));
  },
  'letter before the spaces': (file, dice) => {
    const at = dice.pick(linesLike(file, /^ {6,}(?:- )?[a-z]+: \S/));
    return replaced(file, at, `x${file.lines[at]}`);
  },
  'card on another page': (file, dice) => {
    const cards = linesLike(file, /^ {10}- \{ id: [a-z-]+, icon: [a-z-]+ \}$/);
    const isFar = (from: number, to: number) => to > from + 40;
    const to = dice.pick(cards.filter((at) => isFar(cards[0] ?? at, at)));
    const from = dice.pick(cards.filter((at) => isFar(at, to)));
    const text = file.lines
      .toSpliced(to, 0, file.lines[from] ?? '')
      .toSpliced(from, 1)
      .join('\n');
    return { text, done: `${from + 1} to ${to}: ${file.lines[from]}`, lines: new Set([to]) };
  },
  'figure of a package taken out': (file, dice) => {
    const at = dice.pick(linesLike(file, /^ +facts: \{ [a-z]+: [^,]+, /));
    return replaced(file, at, (file.lines[at] ?? '').replace(/\{ [a-z]+: [^,]+, /, '{ '));
  },
};

function linesLike({ lines }: YamlFile, is: RegExp): readonly number[] {
  return lines.flatMap((line, at) => (contentLine(line) && is.test(line) ? [at] : []));
}

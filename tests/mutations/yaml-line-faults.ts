import type { Breaker } from './fault.ts';
import { contentLine, contentLines, depth, replaced, type YamlFile } from './yaml-file.ts';
import { lineOf } from './yaml-places.ts';

/** Mistakes in the lines: their starts, their order, and whether they are there. */
export const lineBreakers: Readonly<Record<string, Breaker<YamlFile>>> = {
  'tab for spaces': (file, dice) => {
    const at = dice.pick(contentLines(file).filter((line) => /^ {2}/.test(file.lines[line] ?? '')));
    return replaced(
      file,
      at,
      (file.lines[at] ?? '').replace(/^ +/, (spaces) => '\t'.repeat(spaces.length / 2)),
    );
  },
  'one space more': (file, dice) => {
    const at = dice.pick(contentLines(file));
    return replaced(file, at, ` ${file.lines[at]}`, [at, at - 1, at + 1]);
  },
  'one space fewer': (file, dice) => {
    const at = dice.pick(contentLines(file).filter((line) => /^ /.test(file.lines[line] ?? '')));
    return replaced(file, at, (file.lines[at] ?? '').slice(1), [at, at - 1, at + 1]);
  },
  'dash left out': (file, dice) => {
    const at = dice.pick(contentLines(file).filter((line) => /^ *- [a-z]+:/.test(file.lines[line] ?? '')));
    return replaced(file, at, (file.lines[at] ?? '').replace('- ', '  '));
  },
  'dash without a space': (file, dice) => {
    const at = dice.pick(contentLines(file).filter((line) => /^ *- /.test(file.lines[line] ?? '')));
    return replaced(file, at, (file.lines[at] ?? '').replace('- ', '-'));
  },
  'note without its sign': (file, dice) => {
    const notes = file.lines.flatMap((line, at) => (/^ *# ?\p{L}/u.test(line) ? [at] : []));
    const at = dice.pick(notes);
    return replaced(file, at, (file.lines[at] ?? '').replace(/# ?/, ''), [at, at + 1, at - 1]);
  },
  'mark of an unfinished merge': (file, dice) => {
    const at = dice.pick(contentLines(file));
    return replaced(file, at, `<<<<<<< HEAD\n${file.lines[at]}`);
  },
  'line twice': (file, dice) => {
    const at = dice.pick(contentLines(file).filter((line) => /^ *[a-zA-Z]+:/.test(file.lines[line] ?? '')));
    return replaced(file, at, `${file.lines[at]}\n${file.lines[at]}`, [at, at + 1]);
  },
  'required line deleted': (file, dice) => {
    const required =
      /^ *(?:- )?(id|path|texts|kind|to|period|vat|value|price|set|form|name|locale|domain|currency|code|sections|pages|cards|entries|features|icon|label|type|url|network|opens|closes|days|street|phone|email):/;
    const at = dice.pick(contentLines(file).filter((line) => required.test(file.lines[line] ?? '')));
    return deleted(file, at);
  },
  'lines swapped with another depth': (file, dice) => {
    const at = dice.pick(
      contentLines(file).filter((line) => {
        const [here, next] = [file.lines[line] ?? '', file.lines[line + 1] ?? ''];
        return contentLine(next) && depth(here) < depth(next);
      }),
    );
    const text = file.lines
      .with(at, file.lines[at + 1] ?? '')
      .with(at + 1, file.lines[at] ?? '')
      .join('\n');
    return {
      text,
      done: `${at + 1}: ${file.lines[at]} ⇄ ${file.lines[at + 1]}`,
      lines: new Set([at, at + 1, at + 2, at + 3]),
    };
  },
  'block in a wrong place': (file, dice) => {
    const tops = file.places.filter(
      ({ path, inFlow }) => path.length === 2 && typeof path[1] === 'number' && !inFlow,
    );
    const moved = dice.pick(tops);
    const target = dice.pick(tops.filter((known) => known.path[0] !== moved.path[0]));
    const from = lineOf(file.text, moved.value.start) - 1;
    let to = from + 1;
    while (contentLine(file.lines[to] ?? '') && /^ {4}/.test(file.lines[to] ?? '')) to++;
    const block = file.lines.slice(from, to);
    const before = lineOf(file.text, target.value.start) - 1;
    const rest = file.lines.toSpliced(from, block.length);
    const at = before > from ? before - block.length : before;
    const text = rest.toSpliced(at, 0, ...block).join('\n');
    const lines = new Set(Array.from({ length: block.length }, (_, place) => at + 1 + place));
    return { text, done: `${block[0]} from ${from + 1} to ${at + 1}`, lines };
  },
  'key of the whole file deleted': (file, dice) => {
    const tops = contentLines(file).filter((line) => /^[a-zA-Z]+:$/.test(file.lines[line] ?? ''));
    const at = dice.pick(tops);
    const first = contentLines(file).find((line) => line > at) ?? at;
    return { ...deleted(file, at), lines: new Set([at + 1, first]) };
  },
  'entry moved in': (file, dice) => moved(file, dice.pick(blockStarts(file)), '  '),
  'two lines on one': (file, dice) => {
    const at = dice.pick(
      contentLines(file).filter((line) =>
        [file.lines[line], file.lines[line + 1]].every((each) => /^ *- \{.*\}$/.test(each ?? '')),
      ),
    );
    return replaced(file, at, `${file.lines[at]} ${file.lines[at + 1]?.trim()}`, [at], 2);
  },
  'value at the start of the next line': (file, dice) => {
    const at = dice.pick(
      contentLines(file).filter((line) => /^ +[a-zA-Z]+: [a-z-]+$/.test(file.lines[line] ?? '')),
    );
    return replaced(file, at, (file.lines[at] ?? '').replace(': ', ':\n'), [at, at + 1]);
  },
  'en dash for a dash': (file, dice) => {
    const at = dice.pick(contentLines(file).filter((line) => /^ *- /.test(file.lines[line] ?? '')));
    return replaced(file, at, (file.lines[at] ?? '').replace('- ', '– '));
  },
};

/** Told beside the gap, or where the group begins that the line is missing from. */
function deleted({ lines }: YamlFile, at: number) {
  const allowed = new Set([at, at + 1]);
  const own = depth(lines[at] ?? '');
  for (let place = at - 1; place >= 0; place--) {
    if (depth(lines[place] ?? '') === own && /^ *- /.test(lines[place] ?? '')) allowed.add(place + 1);
    if (contentLine(lines[place] ?? '') && depth(lines[place] ?? '') < own) {
      allowed.add(place + 1);
      break;
    }
  }
  return { text: lines.toSpliced(at, 1).join('\n'), done: `${at + 1}: − ${lines[at]}`, lines: allowed };
}

/** The starts of entries of several lines in a list of a page. */
function blockStarts(file: YamlFile): readonly number[] {
  return contentLines(file).filter((line) => {
    const [here = '', next = ''] = [file.lines[line], file.lines[line + 1]];
    return (
      /^ {6,}- [a-z]+:/.test(here) && contentLine(next) && !/^ *- /.test(next) && depth(next) >= depth(here)
    );
  });
}

/** All of an entry further in than its neighbours. */
function moved(file: YamlFile, at: number, by: string) {
  let end = at + 1;
  while (contentLine(file.lines[end] ?? '') && depth(file.lines[end] ?? '') >= depth(file.lines[at] ?? '')) {
    if (/^ *- /.test(file.lines[end] ?? '') && depth(file.lines[end] ?? '') === depth(file.lines[at] ?? ''))
      break;
    end++;
  }
  const lines = file.lines.slice(at, end).map((line) => by + line);
  return replaced(file, at, lines.join('\n'), [at - 1, at, at + 1], end - at);
}

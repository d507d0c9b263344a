import { path as pathSchema } from '../../schema/identifiers.ts';
import { site as siteSchema } from '../../schema/site.ts';
import { isOf, walkWritten } from '../check/names/walk-written.ts';
import type { Change } from './change.ts';
import { changedMentions, type MentionOptions } from './mentions.ts';
import { commentsIn, rangeAt, retyped, type SiteText } from './site-text.ts';

/**
 * Finds what changes in site.yaml when addresses change: each value that is an address, and notes that name one.
 * Where a redirect comes from is no part of it.
 */
export function siteChanges(site: SiteText, options: MentionOptions): Change[] {
  return [...changedValues(site, options), ...changedComments(site.text, options)];
}

function changedValues(site: SiteText, { addressAfter }: MentionOptions): Change[] {
  return [...walkWritten(siteSchema, site.value)].flatMap((thing) => {
    const { value, path } = thing;
    if (typeof value !== 'string' || !isOf(pathSchema, thing)) return [];
    const after = addressAfter(value);
    if (after === null || path.at(-1) === 'from') return [];
    const [start, end] = rangeAt(site, path);
    return [{ start, end, text: retyped(site.text.slice(start, end), value, after) }];
  });
}

function changedComments(text: string, options: MentionOptions): Change[] {
  return commentsIn(text).flatMap(([from, to]) =>
    changedMentions(text.slice(from, to), options).map(({ start, end, text: instead }) => ({
      start: from + start,
      end: from + end,
      text: instead,
    })),
  );
}

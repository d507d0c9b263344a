import { formatDate } from '../../app/site/format.ts';
import { fillText } from '../../app/site/texts/fill-facts.ts';
import { type MessageValues, translateForStudio } from '../../checks/message.ts';
import type { Problem } from '../../checks/problems/problem.ts';
import { isRecord } from '../../schema/plain-value.ts';
import { isItem, nodeName, walkSite } from '../../schema/site-node.ts';
import { type ParsedContent, readText } from './field-context.ts';
import { getTitle } from './titles.ts';

/** Values that are addresses of pages, ids of pages, keys of fields, and names of other items. */
const ADDRESSES = ['path', 'page', 'from', 'to', 'now', 'end', 'here'];
const ITEMS = ['name', 'smaller'];

/**
 * A problem in the words of an editor: with titles instead of addresses, ids and keys, with facts as they are read,
 * with days in words, and with languages instead of their files.
 * @param context chooses a variant of the message, in place of the one that the check has chosen
 */
export function describeProblem(content: ParsedContent, problem: Problem, context?: string): string {
  const { key, values } = problem.wording;
  const spokenValues = Object.entries(values).map(([name, value]) => [
    name,
    speak(content, problem, name, value),
  ]);
  const message = translateForStudio(key, content.language, {
    ...(Object.fromEntries(spokenValues) as MessageValues),
    ...(context !== undefined && { context }),
  });
  return message === null ? content.labels.text('problems.other') : speakText(content, problem, message);
}

function speak(content: ParsedContent, problem: Problem, name: string, value: unknown): unknown {
  if (name === 'context') return value;
  if (Array.isArray(value)) return value.map((each) => speak(content, problem, name, each));
  if (isRecord(value)) return value[content.language];
  if (typeof value === 'number' && name !== 'count') return value.toLocaleString(getLocale(content));
  if (typeof value !== 'string') return value;
  if (name === 'words') return value.replace(/[*_`]/g, '');
  if (name === 'fact') return speakText(content, problem, `{{${value}}}`);
  if (name === 'other')
    return getPageTitle(content, value) ?? readText(content, `nav:${value}.title`) ?? value;
  if (ADDRESSES.includes(name)) return getPageTitle(content, value) ?? value;
  if (ITEMS.includes(name)) return getItemTitle(content, problem, value);
  return value;
}

/** A sentence without names of facts and files, and with days in words. */
function speakText(content: ParsedContent, problem: Problem, text: string): string {
  const { facts, site, titleLanguage } = content;
  const readings = facts.get(getProblemLanguage(problem) ?? titleLanguage) ?? {};
  return fillText(text, readings)
    .replace(/\{\{[^}]*\}\}/g, '…')
    .replace(/\b(?:locales|content)\/([\w-]+)\/[\w/.-]+(?::\d+)*/g, (file, code) => {
      return site.languages.find((each) => each.code === code)?.name ?? file;
    })
    .replace(/\b\d{4}-\d\d-\d\d\b/g, (day) => formatDate(day, getLocale(content)));
}

function getLocale({ language }: ParsedContent): string {
  return language === 'en' ? 'en-US' : language;
}

/** Language of the text with a problem; null for a value of all languages. */
export function getProblemLanguage({ file }: Problem): string | null {
  return /^(?:locales|content)\/([^/]+)\//.exec(file)?.[1] ?? null;
}

/** Title of the page at an address, in the editor's language; null if there is none. */
export function getPageTitle(content: ParsedContent, address: string): string | null {
  const path = address.replace(/[?#].*$/s, '');
  const page = Object.hasOwn(content.site.pageByPath, path) ? content.site.pageByPath[path] : undefined;
  return (page && readText(content, `nav:${page.id}.title`)) ?? null;
}

/** Title of the item with a name in the same part of the site, or the label of a field. */
function getItemTitle(content: ParsedContent, { path }: Problem, name: string): string {
  const [part, outer] = path;
  const items = content.root
    ? walkSite(content.root).filter((node) => isItem(node) && nodeName(node) === name)
    : [];
  const item =
    items.find((node) => node.path[0] === part && node.places[1] === outer) ??
    items.find((node) => node.path[0] === part);
  return item ? getTitle(content, item) : content.labels.field(name);
}

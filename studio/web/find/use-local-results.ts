import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { valueSource } from '../../../render/preview/sources.ts';
import type { FindEntry } from '../../api/content-api.ts';
import { attempt } from '../actions.ts';
import { getEditAddress, getFindAddress } from '../addresses.ts';
import { callApi, RequestFailed } from '../api-client.ts';
import { useNewestVersion } from '../draft-progress.ts';
import { useScreens } from '../frame/use-screens.ts';
import {
  chooseLanguage,
  type InterfaceLanguage,
  interfaceLanguage,
  interfaceLanguages,
  useInterfaceTexts,
} from '../interface-texts.ts';
import { startPractice } from '../practice/practice.ts';
import { isPractising } from '../practice/practice-mode.ts';
import { NEW_ROW } from '../rows/row-actions.ts';
import { useLoadedWorkplace } from '../session.ts';
import type { IconName } from '../ui/icon-names.ts';
import { useAfterPause } from '../use-after-pause.ts';
import { type FindGroup, type FindResult, type FindTarget, findGroups } from './results.ts';
import { foldForSearch, type Match, makeSearchable, type Searchable, searchItems } from './search.ts';
import { openWindow } from './windows.ts';

/** Milliseconds after the first screen, and after a change of the draft. */
const PAUSE_MS = 1000;
/** Of each group if all groups are shown, and otherwise. */
const MAX_OF_ALL = 5;
const MAX_OF_ONE = 50;

/** An entry that the browser searches. */
interface LocalEntry extends Searchable {
  readonly group: FindGroup;
  readonly id: string;
  readonly icon: IconName;
  readonly detail: string;
  readonly aside?: (language: string) => string;
  /** @param language of the text that matches */
  readonly target: (language: string) => FindTarget;
}

/** The texts and prices of a version of the draft. */
export interface FindIndex {
  readonly entries: readonly FindEntry[];
  /** False while the index of a newer version is loaded. */
  readonly isCurrent: boolean;
}

/**
 * The index of the site's texts and prices: loaded when nothing else is, and again when the draft has changed. The
 * previous one is used until then.
 */
export function useFindIndex(isOpen: boolean): FindIndex {
  const { draft } = useLoadedWorkplace();
  const version = useNewestVersion(draft.version);
  const [loaded, setLoaded] = useState<{ version: number; entries: readonly FindEntry[] } | null>(null);
  useAfterPause(String(version), isOpen && loaded === null ? 0 : PAUSE_MS, async (signal) => {
    try {
      setLoaded({ version, entries: await callApi('GET /find', { signal }) });
    } catch (error) {
      // The next version is another attempt.
      if (!signal.aborted && !(error instanceof RequestFailed)) throw error;
    }
  });
  return { entries: loaded?.entries ?? NO_ENTRIES, isCurrent: loaded?.version === version };
}

const NO_ENTRIES: readonly FindEntry[] = [];

/** Returns a function that finds pages, prices, texts, screens and actions without the server. */
export function useLocalSearch(index: readonly FindEntry[]) {
  const languages = useLanguageOrder();
  const order = languages.join(' ');
  const indexEntries = useMemo(
    () => index.map((entry, at) => createIndexEntry(entry, at, order.split(' '))),
    [index, order],
  );
  const entries = [...usePageEntries(languages), ...indexEntries, ...useActionEntries(languages)];

  /** @param groups shown groups; `null` for all, with the best ones of each */
  return (words: readonly string[], groups: readonly FindGroup[] | null): readonly FindResult[] => {
    const shownEntries = entries.filter(({ group }) => groups === null || groups.includes(group));
    if (words.length === 0) {
      // Without words, texts and prices would be a list of everything.
      const suggestions = shownEntries.filter(({ group }) => groups !== null || group === 'do');
      return suggestions.slice(0, MAX_OF_ONE).flatMap((item) => createResult(item, item.texts[0]?.language));
    }
    const matches = searchItems(shownEntries, words);
    return findGroups
      .map((name) => matches.filter(({ item }) => item.group === name))
      .toSorted(([one], [other]) => (one?.rank ?? 0) - (other?.rank ?? 0))
      .flatMap((group) => removeDuplicates(group).slice(0, groups === null ? MAX_OF_ALL : MAX_OF_ONE))
      .flatMap(({ item, match }) => createResult(item, match.language));
  };
}

/** Forms of one text for different numbers are often the same. */
function removeDuplicates(matches: readonly Match<LocalEntry>[]): readonly Match<LocalEntry>[] {
  const seen = new Map(
    matches.toReversed().map((each) => [`${each.match.text} ${each.item.detail}`, each] as const),
  );
  return matches.filter((each) => seen.get(`${each.match.text} ${each.item.detail}`) === each);
}

/** The language of the page that is edited, then those of the site in their order. */
function useLanguageOrder(): readonly string[] {
  const { language } = useParams();
  const codes = useLoadedWorkplace().outline.languages.map(({ code }) => code);
  return language !== undefined && codes.includes(language)
    ? [language, ...codes.filter((code) => code !== language)]
    : codes;
}

function createResult(entry: LocalEntry, language = ''): FindResult[] {
  const { id, group, icon, detail, aside, target, texts } = entry;
  const text = texts.find((each) => each.language === language);
  if (!text) return [];
  return [
    {
      ...{ id, group, icon, title: text.text, detail, target: target(language) },
      ...(language !== '' && { language }),
      ...(aside && { aside: aside(language) }),
    },
  ];
}

function createIndexEntry(entry: FindEntry, at: number, languages: readonly string[]): LocalEntry {
  const { kind, source, texts, place, page } = entry;
  const isPrice = kind === 'price';
  const listOthers = (language: string) =>
    Object.entries(texts).flatMap(([code, text]) => (code === language ? [] : [text]));
  const searchable = makeSearchable(texts, languages, place);
  return {
    ...(isPrice ? withoutWords(searchable) : searchable),
    ...{ group: isPrice ? 'prices' : 'texts', id: `${at} ${source}`, detail: place },
    icon: isPrice ? 'banknote' : 'scroll-text',
    ...(isPrice && { aside: (language) => [...new Set(listOthers(language))].join('\u2003') }),
    target: (language) => getEditAddress(language || (languages[0] ?? ''), page ?? '/', source),
  };
}

/** A price begins with its digits, whatever is before them. */
function withoutWords({ texts, context }: Searchable): Searchable {
  return {
    texts: texts.map((text) => ({ ...text, folded: text.folded.replace(/^\D+(?=\d)/, '') })),
    context: [context, ...texts.map(({ folded }) => folded)].join(' '),
  };
}

function usePageEntries(languages: readonly string[]): readonly LocalEntry[] {
  const { pages } = useLoadedWorkplace().outline;
  const order = languages.join(' ');
  return useMemo(
    () =>
      pages.map(({ id, path, titles }): LocalEntry => {
        const codes = order.split(' ');
        // The address is a text, too, but is never the title.
        const searchable = makeSearchable(titles, codes, '');
        const address = foldForSearch(path);
        return {
          ...searchable,
          texts: searchable.texts.map((text) => ({ ...text, folded: `${text.folded} ${address}` })),
          ...{ group: 'pages', id: `page ${id}`, icon: 'panels-top-left', detail: path },
          target: (language) => `/edit/${language}${path}`,
        };
      }),
    [pages, order],
  );
}

/** Screens, actions, and the parts of the site that are on every page. */
function useActionEntries(languages: readonly string[]): readonly LocalEntry[] {
  const texts = useInterfaceTexts();
  const navigate = useNavigate();
  const { session, outline } = useLoadedWorkplace();
  const screens = useScreens().flatMap((group) => group.screens);
  const [language = ''] = languages;
  const toValue = (...path: readonly string[]) => getFindAddress(language, valueSource(path));

  async function signOut() {
    const outcome = await attempt('DELETE /session');
    if (outcome.kind === 'done') await navigate('/sign-in');
  }

  const actions: readonly (readonly [label: string, icon: IconName, target: FindTarget])[] = [
    [texts('pages.new.title'), 'plus', '/pages/new'],
    [texts('rows.news.new'), 'plus', `/news/${NEW_ROW}`],
    [texts('rows.projects.new'), 'plus', `/projects/${NEW_ROW}`],
    [texts('find.actions.phone'), 'pencil', toValue('company', 'phone')],
    [texts('find.actions.hours'), 'pencil', toValue('company', 'hours')],
    [texts('changes.publish'), 'file-diff', '/changes'],
    [texts('changes.undoAll'), 'undo-2', '/changes'],
    ...screens.map(({ label, icon, to }) => [label, icon, to] as const),
    ...outline.parts.map(({ path, label }) => [label, 'settings-2', toValue(...path.map(String))] as const),
    ...(isPractising() ? [] : [[texts('home.practiceStart'), 'user-check', startPractice] as const]),
    ...(Object.entries(interfaceLanguages) as [InterfaceLanguage, string][])
      .filter(([code]) => code !== interfaceLanguage)
      .map(([code, name]) => [name, 'languages', () => chooseLanguage(code)] as const),
    [texts('keys.title'), 'circle-help', () => openWindow('keys')],
    ...(session.local ? [] : [[texts('account.signOut'), 'log-out', signOut] as const]),
  ];
  return actions.map(([label, icon, target]) => ({
    ...makeSearchable({ '': label }, [], ''),
    ...{ group: 'do', id: `do ${label}`, icon, detail: '', target: () => target },
  }));
}

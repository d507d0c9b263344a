import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { type ListQuery, readListQuery, writeListQuery } from '../site/list-query.ts';

const subscribe = () => () => {};

/**
 * What the address asks of the list of a page. While React takes over a page it is what the page's HTML was made for:
 * on a static host one HTML stands for all queries.
 * @param id the element that says it, as `data-query={writeListQuery(query)}`
 */
export function useListQuery(id: string): ListQuery {
  const { search } = useLocation();
  const asked = writeListQuery(readListQuery(new URLSearchParams(search)));
  const written = () =>
    typeof document === 'undefined' ? asked : (document.getElementById(id)?.dataset.query ?? '');
  const shown = useSyncExternalStore(subscribe, () => asked, written);
  return readListQuery(new URLSearchParams(shown));
}

import type { IconName } from '../ui/icon-names.ts';

/** Groups of results, in the order of the list unless another one matches better. */
export const findGroups = [
  'pages',
  'prices',
  'texts',
  'do',
  'rows',
  'pictures',
  'requests',
  'people',
] as const;
export type FindGroup = (typeof findGroups)[number];

/** An address, or an action. */
export type FindTarget = string | (() => unknown);

export interface FindResult {
  /** Unique in the list. */
  readonly id: string;
  readonly group: FindGroup;
  readonly icon: IconName;
  readonly title: string;
  /** Language of the title; left out for that of the interface. */
  readonly language?: string;
  /** Second line. */
  readonly detail: string;
  /** At the end of the line. */
  readonly aside?: string;
  readonly target: FindTarget;
}

/** State of an address that was opened from the list: what has the focus then. */
export interface FoundState {
  readonly focus: 'field' | 'page';
}

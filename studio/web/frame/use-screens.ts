import { useRef } from 'react';
import { useLocation } from 'react-router';
import { useInterfaceTexts } from '../interface-texts.ts';
import { useLoadedWorkplace } from '../session.ts';
import type { IconName } from '../ui/icon-names.ts';

export interface ScreenLink {
  readonly to: string;
  readonly label: string;
  readonly icon: IconName;
  /** What waits there; 0 is not shown. */
  readonly count: number;
  /** The count is of what is not live yet. */
  readonly isUnpublished: boolean;
  readonly isCurrent: boolean;
}

export interface ScreenGroup {
  /** Empty for the first group. */
  readonly title: string;
  readonly screens: readonly ScreenLink[];
}

/** Every screen with an entry in the bar, in groups. */
export function useScreens(): readonly ScreenGroup[] {
  const { session, draft } = useLoadedWorkplace();
  const texts = useInterfaceTexts();
  const { pathname } = useLocation();
  const lastEdit = useLastEdit();
  const mayManage = session.person?.role === 'admin' && !session.local;
  const link = (name: string, icon: IconName, more: Partial<ScreenLink> = {}): ScreenLink => ({
    to: `/${name}`,
    label: texts(`screens.${name}`),
    icon,
    count: 0,
    isUnpublished: false,
    isCurrent: new RegExp(`^/${name}(?:/|$)`).test(pathname),
    ...more,
  });
  return [
    { title: '', screens: [link('home', 'sun'), link('requests', 'inbox')] },
    {
      title: texts('frame.website'),
      screens: [
        link('edit', 'panels-top-left', { to: lastEdit }),
        link('news', 'newspaper'),
        link('projects', 'gallery-vertical-end'),
        link('pictures', 'image'),
        link('waiting', 'languages', { count: draft.awaiting.length }),
      ],
    },
    {
      title: texts('frame.goingLive'),
      screens: [
        link('changes', 'file-diff', { count: draft.changes.length, isUnpublished: true }),
        link('calendar', 'calendar-days'),
        link('history', 'history'),
      ],
    },
    ...(mayManage ? [{ title: texts('frame.office'), screens: [link('people', 'users')] }] : []),
  ];
}

/** Address of the last edit; returning to it shows the same page and fields. */
function useLastEdit(): string {
  const { pathname, search } = useLocation();
  const lastAddress = useRef('/edit');
  if (pathname.startsWith('/edit/')) lastAddress.current = pathname + search;
  return lastAddress.current;
}

import { useInterfaceTexts } from '../interface-texts.ts';
import { useLoadedWorkplace } from '../session.ts';

/** Returns languages in a few characters: `IS, EN`, or `4 languages` for all of them. */
export function useLanguageList(): (codes: readonly string[]) => string {
  const texts = useInterfaceTexts();
  const { languages } = useLoadedWorkplace().outline;
  return (codes) =>
    codes.length > 1 && codes.length === languages.length
      ? texts('changes.languages', { count: codes.length })
      : codes.join(', ').toUpperCase();
}

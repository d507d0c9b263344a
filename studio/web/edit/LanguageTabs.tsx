import styled from '@emotion/styled';
import { useEffect, useEffectEvent } from 'react';
import { useInterfaceTexts } from '../interface-texts.ts';
import { useWorkplace } from '../session.ts';
import { Button, IconButton } from '../ui/buttons.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Badge, tabLink } from '../ui/layout.tsx';
import { colour, size, space } from '../ui/tokens.ts';

const Tabs = styled.div({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[1],
  padding: `0 ${space[2]}`,
  borderBottom: `1px solid ${colour('line')}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& > button[lang]': {
    ...tabLink,
    flex: '1 0 auto',
    justifyContent: 'center',
    marginBottom: -1,
    fontSize: size.small,
  },
});

interface LanguageTabsProps {
  readonly language: string;
  readonly setLanguage: (language: string) => void;
  /** True if fields show their texts in all languages. */
  readonly showsAll: boolean;
  readonly setShowsAll: (showsAll: boolean) => void;
}

/** The language of the page and of the fields, with the number of texts that await it; Ctrl with a number chooses one. */
export function LanguageTabs({ language, setLanguage, showsAll, setShowsAll }: LanguageTabsProps) {
  const texts = useInterfaceTexts();
  const { outline, draft } = useWorkplace();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const chosen = outline.languages[Number(event.key) - 1];
    if (!chosen || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    setLanguage(chosen.code);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
  return (
    <Tabs role="group" aria-label={texts('edit.language')}>
      {outline.languages.map(({ code, name }) => {
        const count = draft.awaiting.filter(({ languages }) => languages.includes(code)).length;
        return (
          <Button key={code} lang={code} aria-pressed={code === language} onClick={() => setLanguage(code)}>
            {name}
            {count > 0 && <Badge title={texts('edit.awaitingCount', { count })}>{count}</Badge>}
          </Button>
        );
      })}
      <IconButton
        aria-label={texts('edit.allLanguages')}
        aria-pressed={showsAll}
        onClick={() => setShowsAll(!showsAll)}
      >
        <Icon name="languages" size={18} />
      </IconButton>
    </Tabs>
  );
}

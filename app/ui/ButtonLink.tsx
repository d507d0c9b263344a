import styled from '@emotion/styled';
import type { Action } from '../../schema/action.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { space } from '../theme/scale.ts';
import { buttonBase, buttonLooks } from './button-styles.ts';
import { SiteLink } from './SiteLink.tsx';

const looks = {
  primary: styled(SiteLink)(buttonBase, buttonLooks.primary),
  secondary: styled(SiteLink)(buttonBase, buttonLooks.secondary),
};

export function ButtonLink({ action }: { readonly action: Action }) {
  const texts = useTexts('common:actions');
  const Look = looks[action.look];
  return <Look to={action.to}>{texts(action.label)}</Look>;
}

const Row = styled.div({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

/** Buttons side by side; nothing if there are none. */
export function ButtonRow({ actions }: { readonly actions: readonly Action[] }) {
  if (actions.length === 0) return null;
  return (
    <Row>
      {actions.map((action) => (
        <ButtonLink key={action.label + action.to} action={action} />
      ))}
    </Row>
  );
}

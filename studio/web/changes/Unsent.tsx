import { useInterfaceTexts } from '../interface-texts.ts';
import { useWorkplace } from '../session.ts';

/** All users' publications that are live but not sent on, with the reason. */
export function Unsent() {
  const texts = useInterfaceTexts();
  const { count, problem } = useWorkplace().draft.unsent;
  if (count === 0) return null;
  return (
    <p>
      {texts('changes.unsent', { count })} {texts(`changes.unsentReasons.${problem ?? 'sending'}`)}
    </p>
  );
}

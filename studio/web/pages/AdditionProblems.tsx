import type { ProblemView } from '../../api.ts';

/** What has to be different before something new can be made. */
export function AdditionProblems({ problems }: { readonly problems: readonly ProblemView[] }) {
  return problems.map(({ message, hint }) => (
    <p key={message}>
      <strong>{message}</strong> {hint}
    </p>
  ));
}

import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Environment } from '../../server/runtime/environment.ts';
import type { SendProblem } from '../api/drafts-api.ts';
import type { Sent } from '../api/publications-api.ts';
import { getFailureReason } from './failure-code.ts';
import { type Author, type Repository, SENT } from './repository.ts';

const REQUEST_TIMEOUT_MS = 30_000;
const MAX_WAIT_MS = 8_000;
const SENT_ALL: Unsent = { count: 0, problem: null, reason: null };
const RETRY_MS = 5 * 60_000;
const MERGE_MESSAGE = 'Merge publications of the Studio';
const MERGE_AUTHOR: Author = { name: 'Studio', email: 'studio@localhost' };

/** Destination of publications in addition to the sites of this machine. */
export interface RemoteSettings {
  /** commit: nowhere. push: to the branch. pull-request: to a separate branch, to be reviewed before it is live. */
  readonly mode: 'commit' | 'push' | 'pull-request';
  /** Name of a remote, or an address. */
  readonly remote: string;
  /** The branch that the sites are built from. */
  readonly branch: string;
  /** For pull requests. */
  readonly github: GitHubSettings | null;
}

export interface GitHubSettings {
  /** `https://api.github.com` */
  readonly api: string;
  /** `owner/name` */
  readonly repository: string;
  readonly token: string;
}

/** Settings of the remote from environment variables. */
export function getRemote({
  STUDIO_PUBLISH: mode,
  STUDIO_REMOTE: remote,
  STUDIO_BRANCH: branch,
  GITHUB_REPOSITORY: repository,
  GITHUB_TOKEN: token,
  GITHUB_API_URL: api,
}: Environment): RemoteSettings {
  return { mode, remote, branch, github: repository && token ? { api, repository, token } : null };
}

/** Publications that are live here but not at the remote. */
export interface Unsent {
  readonly count: number;
  /** Null while they are being sent. */
  readonly problem: SendProblem | null;
  /** Message of git, for the log. */
  readonly reason: string | null;
}

interface SenderOptions {
  readonly log: (line: string) => void;
  readonly onChange: (unsent: Unsent) => void;
  /** Maximum time to wait for the result of a publication, in milliseconds. */
  readonly maxWait?: number;
}

export type CommitSender = ReturnType<typeof createSender>;

/**
 * Sends the commits of the checkout's branch to the remote's branch, one attempt at a time. If others have pushed, a
 * merge is pushed: the commits keep their ids, and the checkout gets the others' code only with the next release.
 */
export function createSender(
  repository: Repository,
  settings: RemoteSettings,
  { log, onChange, maxWait = MAX_WAIT_MS }: SenderOptions,
) {
  let state = SENT_ALL;
  let last: Promise<void> = Promise.resolve();
  let retry: NodeJS.Timeout | undefined;

  const unsent = async () =>
    settings.mode === 'push' ? await repository.unsent(settings.remote, settings.branch) : [];

  function change(next: Unsent): void {
    if (isDeepStrictEqual(next, state)) return;
    if (next.reason !== null && next.reason !== state.reason)
      log(`Publications are not sent (${next.problem}): ${next.reason}`);
    state = next;
    onChange(state);
  }

  async function attempt(): Promise<void> {
    clearTimeout(retry);
    const { length: count } = await unsent();
    change(count === 0 ? SENT_ALL : { ...state, count });
    if (count === 0) return;
    // Others may push between the fetch and the push.
    const failure = (await sendBranch(repository, settings)) && (await sendBranch(repository, settings));
    change(failure ? { count, ...failure } : SENT_ALL);
    if (failure) retry = setTimeout(send, RETRY_MS).unref();
  }

  async function send(): Promise<Sent> {
    if (settings.mode !== 'push') return { kind: 'none' };
    last = last
      .then(attempt)
      .catch((error) => change({ count: 1, problem: 'away', reason: getFailureReason(error) }));
    const isDone = await Promise.race([last.then(() => true), wait(maxWait, false, { ref: false })]);
    return { kind: isDone && state.count === 0 ? 'pushed' : 'unsent' };
  }

  return {
    /** Waits a few seconds for the result; sending continues after that, and is retried while it fails. */
    send,
    unsent: (): Unsent => state,
    /** Returns a function that tells if a commit of the branch has been sent. */
    async sent(): Promise<(commit: string) => Sent> {
      const ids = new Set(await unsent());
      const kind = settings.mode === 'push' ? 'pushed' : 'none';
      return (commit) => ({ kind: ids.has(commit) ? 'unsent' : kind });
    },
  };
}

/** Sends the branch that is checked out. Returns null if the remote has it already. */
async function sendBranch(
  repository: Repository,
  { remote, branch }: RemoteSettings,
): Promise<Pick<Unsent, 'problem' | 'reason'> | null> {
  let problem: SendProblem = 'refused';
  try {
    // Another branch may have the unfinished work of a developer.
    const current = await repository.branch();
    if (current !== branch) throw new Error(`The checkout is on ${current}, and STUDIO_BRANCH is ${branch}.`);
    problem = 'away';
    const tip = await repository.fetch(remote, branch);
    const head = await repository.head();
    problem = 'conflict';
    const sentCommit = await repository.commonCommit(head, SENT);
    if (sentCommit !== null && (tip === null || !(await repository.contains(sentCommit, tip))))
      throw new Error(`${branch} no longer contains ${sentCommit}, which was sent.`);
    const isAtRemote = tip !== null && (await repository.contains(head, tip));
    const isFastForward = tip === null || isAtRemote || (await repository.contains(tip, head));
    const commit = isFastForward ? head : await repository.merge(tip, head, MERGE_MESSAGE, MERGE_AUTHOR);
    problem = 'refused';
    if (!isAtRemote) await repository.push(remote, commit, branch);
    await repository.markSent(isAtRemote ? tip : commit);
    return null;
  } catch (error) {
    return { problem, reason: getFailureReason(error) };
  }
}

/**
 * Sends a commit that is not live yet to a separate branch, and opens a pull request.
 * @param message its first line is the title of the pull request, the rest is its text
 */
export async function openPullRequest(
  repository: Repository,
  { remote, branch, github }: RemoteSettings,
  commit: string,
  message: string,
): Promise<Sent> {
  if (!github) throw new Error('Pull requests need GITHUB_REPOSITORY and GITHUB_TOKEN.');
  const head = `studio/${commit.slice(0, 12)}`;
  await repository.push(remote, commit, head);
  const [title = '', ...rest] = message.split('\n');
  const response = await fetch(`${github.api}/repos/${github.repository}/pulls`, {
    method: 'POST',
    headers: {
      Accept: 'application/vnd.github+json',
      Authorization: `Bearer ${github.token}`,
      'Content-Type': 'application/json',
      'X-GitHub-Api-Version': '2022-11-28',
    },
    body: JSON.stringify({ title, body: rest.join('\n').trim(), head, base: branch }),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  const answer = (await response.json().catch(() => ({}))) as { html_url?: string; message?: string };
  if (response.status !== 201 || answer.html_url === undefined)
    throw new Error(`The pull request was not made: ${answer.message ?? response.status}`);
  return { kind: 'pull-request', address: answer.html_url };
}

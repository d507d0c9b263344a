import type { Environment } from '../../server/environment.ts';
import type { Sent } from '../api.ts';
import type { Repository } from './repository.ts';

const LONGEST_MS = 30_000;

/** Where publications go besides the sites of this machine. */
export interface RemoteSettings {
  /** commit: nowhere. push: to the branch. pull-request: to a branch of its own, to be reviewed before it is live. */
  readonly mode: 'commit' | 'push' | 'pull-request';
  /** A name or address that git knows. */
  readonly remote: string;
  /** The branch that the sites are made from. */
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

/** The remote as environment variables name it. */
export function remoteOf({
  STUDIO_PUBLISH: mode,
  STUDIO_REMOTE: remote,
  STUDIO_BRANCH: branch,
  GITHUB_REPOSITORY: repository,
  GITHUB_TOKEN: token,
  GITHUB_API_URL: api,
}: Environment): RemoteSettings {
  return { mode, remote, branch, github: repository && token ? { api, repository, token } : null };
}

/** Sends a commit that is live here to the remote. Rejects with git's sentence where it refuses. */
export async function push(repository: Repository, { mode, remote, branch }: RemoteSettings): Promise<Sent> {
  if (mode !== 'push') return { kind: 'none' };
  await repository.push(remote, 'HEAD', branch);
  return { kind: 'pushed' };
}

/**
 * Sends a commit that is not live yet to a branch of its own, and asks for it to be merged.
 * @param message its first line is the title, the rest the text of the pull request
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
    signal: AbortSignal.timeout(LONGEST_MS),
  });
  const answer = (await response.json().catch(() => ({}))) as { html_url?: string; message?: string };
  if (response.status !== 201 || answer.html_url === undefined)
    throw new Error(`The pull request was not made: ${answer.message ?? response.status}`);
  return { kind: 'pull-request', address: answer.html_url };
}

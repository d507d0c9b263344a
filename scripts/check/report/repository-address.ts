/**
 * Where the files of the repository are shown, told by the environment of a GitHub workflow.
 * @returns an address with a slash at the end; null outside of such a workflow
 */
export function repositoryAddress(environment: Readonly<Record<string, string | undefined>>): string | null {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, GITHUB_SHA: commit } = environment;
  const isWhole = /^https:\/\/[\w.-]+$/.test(server ?? '') && /^[\w.-]+\/[\w.-]+$/.test(name ?? '');
  return isWhole && /^[0-9a-f]+$/.test(commit ?? '') ? `${server}/${name}/blob/${commit}/` : null;
}

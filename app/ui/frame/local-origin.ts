/**
 * The origin of a language's site as a visitor reaches it: on this machine `http://es.localhost:3000` stands for
 * the production domain, so that a local visitor stays local.
 * @param here the address of the page that is shown, or null on the server, which writes production origins
 */
export function originOf(
  language: { readonly code: string; readonly origin: string },
  here: Pick<Location, 'hostname' | 'protocol' | 'port'> | null,
): string {
  if (!here || !/^([a-z]+\.)?localhost$/.test(here.hostname)) return language.origin;
  return `${here.protocol}//${language.code}.localhost${here.port ? `:${here.port}` : ''}`;
}

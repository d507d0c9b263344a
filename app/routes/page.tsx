import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router';
import { pageSourceContext } from '../data/page-source.ts';
import { loadPageTexts, pageLanguage } from '../i18n/browser-texts.ts';
import { OriginalsContext } from '../i18n/use-texts.ts';
import { loadSections } from '../sections/registry.ts';
import { Section } from '../sections/Section.tsx';
import { withoutFilter } from '../site/list-query.ts';
import { type PageView, startsGrand } from '../site/page-view.ts';
import { Breadcrumb } from '../ui/frame/Breadcrumb.tsx';
import { Notices } from '../ui/Notices.tsx';
import { loadPage } from './load-page.ts';
import { pageMeta } from './page-meta.ts';
import { useFreshRows } from './refresh-rows.ts';

/** Every page of the site: its sections and texts come from the page source. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const answer = await context.get(pageSourceContext).page(url);
  if (answer.kind === 'redirect') throw redirect(answer.to);
  return data(answer.view, { status: answer.status });
}

/** Loads the texts of the next page and the code of its sections before it is shown. */
export async function clientLoader({ request, params, serverLoader }: ClientLoaderFunctionArgs) {
  const { '*': _, ...parameters } = params;
  const view = await loadPage({
    url: new URL(request.url),
    item: Object.values(parameters)[0] ?? null,
    signal: request.signal,
    loadServed: () => serverLoader<PageView>(),
  });
  if (view.language !== pageLanguage) {
    // The host decides the language; this page was served in another one (?lng= on an unknown host).
    window.location.assign(request.url);
    return await new Promise<never>(() => {});
  }
  await Promise.all([loadPageTexts(view.namespaces), loadSections(view.sections.map(({ kind }) => kind))]);
  return view;
}

/** The filter and the search of a list change what is shown of its page, not the page. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href || withoutFilter(currentUrl) !== withoutFilter(nextUrl);
}

export function meta({ loaderData }: { readonly loaderData: PageView | undefined }) {
  return loaderData ? pageMeta(loaderData.head) : [];
}

export default function Page() {
  const page = useLoaderData<PageView>();
  useFreshRows(page);
  return (
    <>
      <Notices notices={page.notices} overlapsHeader={startsGrand(page)} />
      <Breadcrumb steps={page.breadcrumb} />
      <OriginalsContext value={page.originals}>
        {page.sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
      </OriginalsContext>
    </>
  );
}

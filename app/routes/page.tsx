import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { data } from 'react-router';
import { pageSourceContext } from '../data/page-source.ts';
import { loadPageTexts, pageLanguage } from '../i18n/browser-texts.ts';
import { loadSections } from '../sections/registry.ts';
import { Section } from '../sections/Section.tsx';
import type { PageView } from '../site/page-view.ts';
import { Breadcrumb } from '../ui/frame/Breadcrumb.tsx';
import { Notices } from '../ui/Notices.tsx';
import { pageMeta } from './page-meta.ts';

/** Every page of the site: its sections and texts come from the page source, whatever its address is. */
export function loader({ url, context }: LoaderFunctionArgs) {
  const { view, status } = context.get(pageSourceContext).page(url.pathname);
  return data(view, { status });
}

/** Before the next page is shown its texts and the code of its sections are there. */
export async function clientLoader({ serverLoader, request }: ClientLoaderFunctionArgs): Promise<PageView> {
  const view = await serverLoader<PageView>();
  if (view.language !== pageLanguage) {
    // The host decides the language; this page was served in another one (?lng= on an unknown host).
    window.location.assign(request.url);
    return await new Promise<never>(() => {});
  }
  await Promise.all([loadPageTexts(view.namespaces), loadSections(view.sections.map(({ kind }) => kind))]);
  return view;
}

export function meta({ loaderData }: { readonly loaderData: PageView | undefined }) {
  return loaderData ? pageMeta(loaderData.head) : [];
}

export default function Page({ loaderData: page }: { readonly loaderData: PageView }) {
  return (
    <>
      <Notices notices={page.notices} over={startsGrand(page)} />
      <Breadcrumb steps={page.breadcrumb} />
      {page.sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
    </>
  );
}

function startsGrand({ sections: [first] }: PageView): boolean {
  return first?.kind === 'hero' && first.look === 'grand';
}

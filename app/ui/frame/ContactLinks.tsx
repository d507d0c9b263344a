import type { FrameView } from '../../site/page-view.ts';

/** The agency's telephone and mail, each an entry of the list around them. */
export function ContactLinks({ company }: Pick<FrameView, 'company'>) {
  return (
    <>
      <li>
        <a href={`tel:${company.phone.replace(/\s/g, '')}`}>{company.phone}</a>
      </li>
      <li>
        <a href={`mailto:${company.email}`}>{company.email}</a>
      </li>
    </>
  );
}

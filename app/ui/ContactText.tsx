import { createContext, useContext } from 'react';
import type { FrameView } from '../site/page-view.ts';

export const CompanyContext = createContext<Pick<FrameView['company'], 'phone' | 'email'> | null>(null);

/** A text in which the agency's telephone number and mail address are links. */
export function ContactText({ children: text }: { readonly children: string }) {
  const company = useContext(CompanyContext);
  if (!company) return text;
  const { phone, email } = company;
  const first = [phone, email]
    .map((address) => ({ address, place: text.indexOf(address) }))
    .filter(({ place }) => place >= 0)
    .sort((one, other) => one.place - other.place)[0];
  if (!first) return text;
  const { address, place } = first;
  const href = address === phone ? `tel:${phone.replace(/\s/g, '')}` : `mailto:${email}`;
  return (
    <>
      {text.slice(0, place)}
      <a href={href}>{address}</a>
      <ContactText>{text.slice(place + address.length)}</ContactText>
    </>
  );
}

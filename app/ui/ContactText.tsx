import { createContext, useContext } from 'react';
import type { FrameView } from '../site/page-view.ts';

export const CompanyContext = createContext<Pick<FrameView['company'], 'phone' | 'email'> | null>(null);

/** A text in which the agency's telephone number and mail address are links. */
export function ContactText({ children: text }: { readonly children: string }) {
  const company = useContext(CompanyContext);
  if (!company) return text;
  const { phone, email } = company;
  const firstMatch = [phone, email]
    .map((address) => ({ address, position: text.indexOf(address) }))
    .filter(({ position }) => position >= 0)
    .sort((one, other) => one.position - other.position)[0];
  if (!firstMatch) return text;
  const { address, position } = firstMatch;
  const href = address === phone ? `tel:${phone.replace(/\s/g, '')}` : `mailto:${email}`;
  return (
    <>
      {text.slice(0, position)}
      <a href={href}>{address}</a>
      <ContactText>{text.slice(position + address.length)}</ContactText>
    </>
  );
}

import { offerMark, readOfferMarks } from '../../app/site/offer-marks.ts';
import type { ResolvedLanguage, ResolvedSite } from '../../app/site/resolved-site.ts';
import type { Form } from '../../schema/form.ts';
import type { OrderedOffer } from './submission.ts';

/**
 * What an order orders: the offer that its page showed beside the one that holds. It is never refused for a difference.
 * @param fields the accepted answers
 * @param marks the offers that the page showed, as `offerMarks` wrote them
 * @returns null when the form orders nothing
 */
export function orderedOffer(
  form: Form,
  fields: Readonly<Record<string, string>>,
  marks: string,
  { packageSets }: ResolvedSite,
  language: ResolvedLanguage,
): OrderedOffer | null {
  const field = form.fields.find(({ type }) => type === 'package');
  if (field?.type !== 'package') return null;
  const chosen = field.options.find(({ value }) => value === fields[field.name])?.package;
  const offered = packageSets[field.set]?.packages.find(({ id }) => id === chosen);
  if (!offered) return null;

  const current = offerMark(offered, language);
  const seen = readOfferMarks(marks).find((mark) => mark.package === offered.id) ?? null;
  const stale =
    seen !== null &&
    (seen.price !== current.price || seen.currency !== current.currency || seen.version !== current.version);
  return { seen, current, stale };
}

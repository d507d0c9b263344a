import { z } from 'zod';
import type { SectionTexts } from '../text-slots.ts';
import { benefits, benefitsTexts } from './benefits.ts';
import { bulletCards, bulletCardsTexts } from './bullet-cards.ts';
import { callToAction, callToActionTexts } from './call-to-action.ts';
import { cardGrid, cardGridTexts } from './card-grid.ts';
import { chips, chipsTexts } from './chips.ts';
import { clientLogos, clientLogosTexts } from './client-logos.ts';
import { comparison, comparisonTexts } from './comparison.ts';
import { contactDetails, contactDetailsTexts } from './contact-details.ts';
import { faq, faqTexts } from './faq.ts';
import { formSection, formTexts } from './form-section.ts';
import { hero, heroTexts } from './hero.ts';
import { latestNews, latestNewsTexts } from './latest-news.ts';
import { newsArticle, newsArticleTexts } from './news-article.ts';
import { newsList, newsListTexts } from './news-list.ts';
import { openingHoursSection, openingHoursTexts } from './opening-hours.ts';
import { orderForm, orderFormTexts } from './order-form.ts';
import { packages, packagesTexts } from './packages.ts';
import { people, peopleTexts } from './people.ts';
import { pictures, picturesTexts } from './pictures.ts';
import { priceList, priceListTexts } from './price-list.ts';
import { projectDetail, projectDetailTexts } from './project-detail.ts';
import { projectGallery, projectGalleryTexts } from './project-gallery.ts';
import { prose, proseTexts } from './prose.ts';
import { stats, statsTexts } from './stats.ts';
import { steps, stepsTexts } from './steps.ts';
import { timeline, timelineTexts } from './timeline.ts';
import { values, valuesTexts } from './values.ts';

/** A part of a page; `kind` names the kind. A new kind is added here, in `sectionTexts` and in app/sections. */
export const section = z
  .discriminatedUnion('kind', [
    hero,
    stats,
    clientLogos,
    cardGrid,
    bulletCards,
    steps,
    packages,
    comparison,
    chips,
    benefits,
    faq,
    timeline,
    values,
    people,
    pictures,
    prose,
    contactDetails,
    openingHoursSection,
    priceList,
    callToAction,
    formSection,
    orderForm,
    latestNews,
    newsList,
    newsArticle,
    projectGallery,
    projectDetail,
  ])
  .describe('A part of the page; its kind says what it is.')
  .meta({ id: 'section', title: 'section' });
export type Section = z.infer<typeof section>;
export type SectionKind = Section['kind'];
export type SectionOfKind<K extends SectionKind> = Extract<Section, { kind: K }>;

/** Which texts each kind of section needs. */
export const sectionTexts = {
  hero: heroTexts,
  stats: statsTexts,
  'client-logos': clientLogosTexts,
  'card-grid': cardGridTexts,
  'bullet-cards': bulletCardsTexts,
  steps: stepsTexts,
  packages: packagesTexts,
  comparison: comparisonTexts,
  chips: chipsTexts,
  benefits: benefitsTexts,
  faq: faqTexts,
  timeline: timelineTexts,
  values: valuesTexts,
  people: peopleTexts,
  pictures: picturesTexts,
  prose: proseTexts,
  'contact-details': contactDetailsTexts,
  'opening-hours': openingHoursTexts,
  'price-list': priceListTexts,
  'call-to-action': callToActionTexts,
  form: formTexts,
  'order-form': orderFormTexts,
  'latest-news': latestNewsTexts,
  'news-list': newsListTexts,
  'news-article': newsArticleTexts,
  'project-gallery': projectGalleryTexts,
  'project-detail': projectDetailTexts,
} as const satisfies Record<SectionKind, SectionTexts>;

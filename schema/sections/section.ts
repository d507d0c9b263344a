import { z } from 'zod';
import { benefits } from './benefits.ts';
import { bulletCards } from './bullet-cards.ts';
import { callToAction } from './call-to-action.ts';
import { cardGrid } from './card-grid.ts';
import { chips } from './chips.ts';
import { clientLogos } from './client-logos.ts';
import { comparison } from './comparison.ts';
import { contactDetails } from './contact-details.ts';
import { faq } from './faq.ts';
import { formSection } from './form-section.ts';
import { hero } from './hero.ts';
import { latestNews } from './latest-news.ts';
import { newsArticle } from './news-article.ts';
import { newsList } from './news-list.ts';
import { openingHoursSection } from './opening-hours.ts';
import { orderForm } from './order-form.ts';
import { packages } from './packages.ts';
import { people } from './people.ts';
import { pictures } from './pictures.ts';
import { priceList } from './price-list.ts';
import { projectDetail } from './project-detail.ts';
import { projectGallery } from './project-gallery.ts';
import { prose } from './prose.ts';
import { results } from './results.ts';
import { stats } from './stats.ts';
import { steps } from './steps.ts';
import { timeline } from './timeline.ts';
import { values } from './values.ts';

/** A part of a page; `kind` names the kind. A new kind is added here and in app/sections. */
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
    results,
  ])
  .describe('A part of the page; its kind says what it is.')
  .meta({ id: 'section', title: 'section' });
export type Section = z.infer<typeof section>;
export type SectionKind = Section['kind'];
export type SectionOfKind<K extends SectionKind> = Extract<Section, { kind: K }>;

/** Names of all kinds. */
export const sectionKinds: readonly SectionKind[] = section.options.map((option) => option.shape.kind.value);

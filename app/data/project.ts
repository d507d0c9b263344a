import type { ResolvedSite } from '../site/resolved-site.ts';
import type { SiteTexts } from '../site/texts/texts.ts';
import type { RunningText } from '../site/views.ts';
import type { BuiltPictures } from './social-pictures.ts';

/** One language of the project: its texts and documents, facts filled in. */
export interface ProjectLanguage {
  readonly texts: SiteTexts;
  readonly documents: Readonly<Record<string, RunningText>>;
}

/** Everything that pages are made from; plain data, so that the server gets it from the build as JSON. */
export interface Project {
  /** The site of the day, without items of other days. */
  readonly site: ResolvedSite;
  /** `2026-12-24` */
  readonly day: string;
  /** The next day on which it changes by itself; null if there is none within a year. */
  readonly nextChange: string | null;
  readonly languages: Readonly<Record<string, ProjectLanguage>>;
  /** The clients' word marks in SVG, by name. */
  readonly marks: Readonly<Record<string, string>>;
}

/** Last modified dates of the texts of pages, `2026-12-24`, by language and address; unknown ones are left out. */
export type LastModified = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The project as the build saves it for the server. */
export interface BuiltProject {
  /** The address of the icons. */
  readonly sprite: string;
  readonly pictures: BuiltPictures;
  readonly lastModified: LastModified;
  readonly project: Project;
}

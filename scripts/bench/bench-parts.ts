import { browsingRows, measureBrowsing } from './measure-browsing.ts';
import { buildingRows, measureBuilding } from './measure-building.ts';
import { buildingAgainRows, measureBuildingAgain } from './measure-building-again.ts';
import { checkRows, measureCheck } from './measure-check.ts';
import { firstViewRows, measureFirstView } from './measure-first-view.ts';
import { formRows, measureForms } from './measure-forms.ts';
import { growthRows, measureGrowth } from './measure-growth.ts';
import { measurePreview, previewRows } from './measure-preview.ts';
import { measureRendering, renderingRows } from './measure-rendering.ts';
import { measureRows, rowRows } from './measure-rows.ts';
import { measureServing, servingRows } from './measure-serving.ts';
import { measureWeights, weightRows } from './measure-weights.ts';
import type { ProjectCopy } from './project-copy.ts';
import type { Row } from './row.ts';

/** A part of `npm run bench`. */
export interface Part {
  readonly name: string;
  /** Whether the sites of the copy have to be built before. */
  readonly needsSites: boolean;
  /** Measures, and judges what came out. */
  readonly rows: (copy: ProjectCopy) => Promise<readonly Row[]>;
}

/** In the order in which they are run. */
export const benchParts: readonly Part[] = [
  {
    name: 'building',
    needsSites: false,
    rows: async (copy) => buildingRows(measureBuilding(copy)),
  },
  {
    name: 'building-again',
    needsSites: true,
    rows: async (copy) => buildingAgainRows(await measureBuildingAgain(copy)),
  },
  { name: 'growth', needsSites: true, rows: async (copy) => growthRows(measureGrowth(copy)) },
  { name: 'check', needsSites: false, rows: async () => checkRows(measureCheck()) },
  { name: 'preview', needsSites: false, rows: async () => previewRows(await measurePreview()) },
  {
    name: 'rendering',
    needsSites: true,
    rows: async (copy) => renderingRows(await measureRendering(copy)),
  },
  { name: 'weights', needsSites: true, rows: async ({ out }) => weightRows(measureWeights(out)) },
  {
    name: 'first-view',
    needsSites: true,
    rows: async (copy) => firstViewRows(await measureFirstView(copy)),
  },
  { name: 'browsing', needsSites: true, rows: async ({ out }) => browsingRows(await measureBrowsing(out)) },
  { name: 'serving', needsSites: true, rows: async ({ out }) => servingRows(await measureServing(out)) },
  { name: 'forms', needsSites: true, rows: async ({ out }) => formRows(await measureForms(out)) },
  { name: 'rows', needsSites: true, rows: async ({ out }) => rowRows(await measureRows(out)) },
];

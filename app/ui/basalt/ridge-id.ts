/** What the ridge is called in the file of icons. */
export const RIDGE_ID = 'ridge';

/** What points along the line points the other way where people write from right to left. */
export const rightToLeft = '[dir=rtl] svg:has([href*=arrow-]){scale:-1 1}';

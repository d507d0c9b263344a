import { fontFamily } from '../../app/theme/font.ts';
import { globalCss } from '../../app/theme/global-css.ts';

/** The tokens and bare elements of the site, and what a workplace needs differently: smaller text, the whole window. */
export const studioStyles = `${globalCss}
html{scroll-padding-top:0}
body{font:400 1rem/1.5 ${fontFamily};min-height:100dvh}
h1{font-size:1.5rem}
h2{font-size:1.125rem}
h3{font-size:1rem}
a{text-underline-offset:.2em}
button{cursor:pointer}
button:disabled{cursor:not-allowed;opacity:.55}
`;

import { fontFamily } from '../../app/theme/font.ts';
import { globalCss } from '../../app/theme/global-css.ts';

/** The tokens and bare elements of the site, with changes for a workplace: smaller text, the whole window. */
export const studioStyles = `${globalCss}
html{scroll-padding-block:var(--bar) var(--guide)}
:root{--bar:calc(5.5rem + 1px);--guide:0px}
@media(min-width:64rem){:root{--bar:calc(3.25rem + 1px)}}
[tabindex='-1']:focus{outline:none}
body{font:450 1rem/1.5 ${fontFamily};min-height:100dvh}
h1{font-size:1.75rem;letter-spacing:-.035em;line-height:1.05}
h2{font-size:1.125rem;letter-spacing:-.02em;line-height:1.2}
h3{font-size:1rem;letter-spacing:-.01em;line-height:1.25}
a{text-underline-offset:.2em}
[role=status]:empty{position:absolute}
button{cursor:pointer}
input,select,textarea{font:inherit;color:inherit}
fieldset{margin:0;padding:0;border:0;min-width:0}
label{display:grid;gap:.25rem}
label:has([type=radio],[type=checkbox]){display:flex;align-items:center;gap:.5rem;min-height:2.75rem}
[type=radio]{width:1.25rem;height:1.25rem;accent-color:currentColor}
button:disabled{cursor:not-allowed;opacity:.55}
`;

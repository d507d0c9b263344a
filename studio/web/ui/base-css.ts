import { fontFaces, fontFamily } from '../../../app/theme/font.ts';
import { barHeight, colour, radius, schemes, size } from './tokens.ts';

const properties = (colours: Readonly<Record<string, string>>) =>
  Object.entries(colours)
    .map(([role, value]) => `--${role}:${value}`)
    .join(';');

/**
 * The tokens of both colour schemes and the bare elements.
 * The font is preloaded by index.html and blocks the first paint for a moment: a workplace never shows another one.
 */
export const baseCss = `
${fontFaces('block')}
:root{color-scheme:light dark;${properties(schemes.light)};--control:2rem;--touch:0px;--guide:0px;--tabs:0px;
--e1:0 1px 2px #0e10111a;--e2:0 0 0 1px #0e101114,0 8px 24px -4px #0e101133;--e3:0 0 0 1px #0e101114,0 24px 64px -8px #0e10115c}
@media(prefers-color-scheme:dark){:root{${properties(schemes.dark)};
--e1:0 1px 2px #0008;--e2:0 0 0 1px #ffffff1f,0 12px 32px #000c;--e3:0 0 0 1px #ffffff26,0 24px 80px #000}}
@media(pointer:coarse),(max-width:47.99rem){:root{--control:2.75rem;--touch:2.75rem}}
@media(max-width:47.99rem){:root{--tabs:4rem}}
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding-block:${barHeight} calc(var(--guide) + var(--tabs))}
body{margin:0;min-height:100dvh;background:${colour('ground')};color:${colour('ink')};font:450 ${size.body}/1.43 ${fontFamily};word-spacing:.05em;-webkit-font-smoothing:antialiased}
h1,h2,h3,h4,p,ul,ol,dl,dd,figure,fieldset,legend{margin:0;padding:0;border:0;min-width:0}
ul,ol{list-style:none}
h1{font-weight:750;font-size:${size.title};line-height:1.4;letter-spacing:-.015em}
h2{font-weight:700;font-size:${size.reading};line-height:1.5;letter-spacing:-.01em}
h3{font-weight:650;font-size:${size.body};line-height:1.43}
h1,h2,h3{overflow-wrap:anywhere}
b,strong,th{font-weight:650}
a{color:inherit}
p a,li>p a{color:${colour('ice')};font-weight:600;text-underline-offset:.2em}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit;word-spacing:inherit}
button{padding:0;border:0;background:none;text-align:start;cursor:pointer}
button:disabled{cursor:not-allowed}
svg,img,iframe{display:block;border:0}
svg{flex:none}
summary{list-style:none;cursor:pointer}
summary::-webkit-details-marker{display:none}
:focus-visible{outline:2px solid ${colour('ice')};outline-offset:2px}
[tabindex='-1']:focus{outline:none}
::selection{background:${colour('ice')};color:${colour('on-ice')}}
label{display:grid;gap:.25rem;font-weight:600;font-size:${size.label};line-height:1.34;color:${colour('ink-soft')}}
label>:is(input,select,textarea){font-weight:450;font-size:${size.body};line-height:1.43;color:${colour('ink')}}
label:has([type=radio],[type=checkbox]){display:flex;align-items:center;gap:.5rem;min-height:var(--control);font-weight:450;font-size:${size.body};color:${colour('ink')}}
[type=radio],[type=checkbox]{flex:none;width:1rem;height:1rem;margin:0;accent-color:${colour('ink')}}
[role=status]:empty{position:absolute}
ins{text-decoration:none;background:${colour('moss-tint')};box-shadow:0 0 0 2px ${colour('moss-tint')};border-radius:2px}
del{color:${colour('bad')};background:${colour('bad-tint')};box-shadow:0 0 0 2px ${colour('bad-tint')};border-radius:2px;text-decoration-thickness:1px}
del+ins{margin-inline-start:.375em}
kbd{display:inline-block;min-width:1.125rem;padding:0 .25rem;border:1px solid ${colour('line')};border-radius:${radius.chip};background:${colour('surface')};color:${colour('ink-faint')};font:600 ${size.label}/1rem ${fontFamily};text-align:center}
hr{width:100%;margin:0;border:0;border-top:1px solid ${colour('line')}}
@media(pointer:coarse){input,select,textarea,.cm-content{font-size:${size.reading}!important}}
@media(prefers-reduced-motion:reduce){*,::before,::after{animation:none!important;transition:none!important}}
`;

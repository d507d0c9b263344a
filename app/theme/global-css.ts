import { basaltTones } from './basalt-tones.ts';
import { grounds } from './colour-roles.ts';
import { columnOutline } from './column-outline.ts';
import { fontFaces, fontFamily } from './font.ts';
import { duration, headerHeight, size, weight } from './scale.ts';

/** A page whose head is white is white as a whole. */
const WHITE_PAGE = ':root:has([data-hero][data-ground=white])';

/**
 * The styles of every page: the font, the colours of each scheme and ground, the bare elements. One plain style element in
 * the head, before Emotion's.
 * Motion: a new page rises over the old one in twelve columns (a click then goes to the new page), below a bar with its
 * own ground; the cover of the link that was followed grows into that of its page (`ui/work`); `<details>` grow.
 * Visitors who prefer reduced motion get none, so a transition or an animation elsewhere needs no media query.
 * Arrows along the line are mirrored in languages written from right to left.
 */
export const globalCss = `
${fontFaces('optional')}
:root{color-scheme:light dark;${properties('--', grounds.plain.light)};${properties('--basalt-', basaltTones.light)}}
@media (prefers-color-scheme:dark){:root{${properties('--', grounds.plain.dark)};${properties('--basalt-', basaltTones.dark)}}}
${groundRule('white', 'light')}
${groundRule('basalt', 'light')}
[data-ground=basalt]{${properties('--basalt-', { ...basaltTones.dark, sky: 'var(--ground)' })}}
@media (prefers-color-scheme:dark){${groundRule('white', 'dark')}${groundRule('basalt', 'dark')}}
*,::before,::after{box-sizing:border-box}
html{scroll-padding-top:calc(${headerHeight} + 1rem);-webkit-text-size-adjust:100%;background:var(--ground)}
[data-cookies]{scroll-padding-bottom:9rem}
[data-cookies] footer{padding-bottom:9rem}
body{margin:0;color:var(--ink);font:${weight.text} ${size.body}/1.5 ${fontFamily};-webkit-font-smoothing:antialiased;overflow-wrap:break-word}
@media (max-width:40rem){p{overflow-wrap:anywhere}}
h1,h2,h3,h4,p,ul,ol,dl,dd{margin:0;padding:0}
h1,h2,h3,h4{line-height:1.05;letter-spacing:-.035em;font-weight:${weight.display};text-wrap:balance}
h1,h2{line-height:1;letter-spacing:-.045em}
strong,b,th{font-weight:${weight.label}}
p,li,dd{text-wrap:pretty}
ul,ol{list-style:none}
a{color:inherit}
button{font:inherit;color:inherit}
svg,img{display:block;max-width:100%}
[dir=rtl] svg:has([href*=arrow-]){scale:-1 1}
.icon{width:1.25em;height:1.25em;flex:none}
summary{list-style:none;cursor:pointer}
summary::-webkit-details-marker{display:none}
:focus-visible{outline:3px solid var(--focus);outline-offset:3px;border-radius:2px}
::selection{background:var(--accent);color:var(--on-accent)}
@media (prefers-reduced-motion:no-preference){
@view-transition{navigation:auto}
html{scroll-behavior:smooth;interpolate-size:allow-keywords}
::view-transition{pointer-events:none}
::view-transition-group(header){background:var(--ground)}
::view-transition-old(root),::view-transition-new(root){mix-blend-mode:normal;animation:none}
::view-transition-new(root){animation:rise .32s cubic-bezier(.2,.8,.2,1)}
::view-transition-group(cover){overflow:clip}
::view-transition-old(cover),::view-transition-new(cover){mix-blend-mode:normal;height:100%;object-fit:cover}
::view-transition-old(cover){animation:none}
::view-transition-old(cover):only-child{display:none}
::view-transition-new(cover):only-child{animation:rise .32s cubic-bezier(.2,.8,.2,1)}
@keyframes rise{from{clip-path:${cutByColumns((column) => 100 + ((column * 7) % 12) * 3)}}to{clip-path:${cutByColumns(() => 0)}}}
::details-content{overflow-y:clip;block-size:0;opacity:0;transition:${duration.calm} allow-discrete}
[open]::details-content{block-size:auto;opacity:1}
}
@media print,(prefers-reduced-motion:reduce){*,::before,::after{animation:none!important;transition:none!important}}
@media print{body>header,footer nav,[data-screen-only]{display:none!important}}
`.replaceAll('\n', '');

/** A page that is cut off by columns. @param top percent of the page, by column */
function cutByColumns(top: (column: number) => number): string {
  return `polygon(${columnOutline((column) => `${top(column)}%`)},100% 200%,0 200%)`;
}

/** The colours of a ground that differ from those that the rules before it set. */
function groundRule(ground: 'white' | 'basalt', scheme: 'light' | 'dark'): string {
  const { light, dark } = grounds[ground];
  const ownLight = difference(light, grounds.plain.light);
  const selector = ground === 'white' ? `${WHITE_PAGE},[data-ground=white]` : `[data-ground=${ground}]`;
  if (scheme === 'dark')
    return `${selector}{${properties('--', difference(dark, { ...grounds.plain.dark, ...ownLight }))}}`;
  return `${selector}{${properties('--', ownLight)};color:var(--ink);background:var(--ground)}`;
}

function difference(colours: Readonly<Record<string, string>>, base: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(colours).filter(([role, value]) => base[role] !== value));
}

function properties(prefix: '--' | '--basalt-', values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${prefix}${name}:${value}`)
    .join(';');
}

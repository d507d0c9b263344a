import { type BasaltTone, basaltProperty, basaltTones } from './basalt-tones.ts';
import { rightToLeft } from './direction.ts';
import { fallbackFamily, fontFaces, fontFamily } from './font.ts';
import { type ColourRole, grounds } from './roles.ts';
import { duration, headerHeight, size } from './scale.ts';
import { shortColour } from './short-colour.ts';

/**
 * The styles that hold on each page whatever is on it: the font, the colours of each scheme, the bare elements. They stand
 * in the head as text; Emotion never sees them.
 * Motion: pages cross over (a click meanwhile goes to the new one), `<details>` grow. Where less motion is wanted, nothing
 * moves, whatever styles elsewhere say.
 */
export const globalCss = compact(`
${fontFaces}
:root{color-scheme:light dark;${roleProperties('plain', 'light')}}
@media (prefers-color-scheme:dark){:root{${roleProperties('plain', 'dark')}}}
${groundRule('basalt', 'light')}
@media (prefers-color-scheme:dark){${groundRule('basalt', 'dark')}}
*,::before,::after{box-sizing:border-box}
html{scroll-padding-top:calc(${headerHeight} + 1rem);-webkit-text-size-adjust:100%;background:var(--ground)}
[data-cookies]{scroll-padding-bottom:13rem}
[data-cookies] footer{padding-bottom:13rem}
body{margin:0;color:var(--ink);font:400 ${size.body}/1.6 ${fontFamily};-webkit-font-smoothing:antialiased;overflow-wrap:break-word}
[data-font] body{font-family:${fallbackFamily}}
[data-font='1'] :is(h1,h2,h3,header [href='/']){font-family:${fontFamily}}
h1,h2,h3,h4,p,ul,ol,dl,dd{margin:0;padding:0}
h1,h2,h3,h4{line-height:1.1;letter-spacing:-.022em;font-weight:700;text-wrap:balance}
p{text-wrap:pretty}
ul,ol{list-style:none}
a{color:inherit}
button{font:inherit;color:inherit}
svg,img{display:block;max-width:100%}
.icon{width:1.25em;height:1.25em;flex:none}
summary{list-style:none;cursor:pointer}
summary::-webkit-details-marker{display:none}
:focus-visible{outline:3px solid var(--focus);outline-offset:3px;border-radius:2px}
::selection{background:var(--accent);color:var(--on-accent)}
@media (prefers-reduced-motion:no-preference){
@view-transition{navigation:auto}
html{scroll-behavior:smooth;interpolate-size:allow-keywords}
::view-transition{pointer-events:none}
::details-content{overflow-y:clip;block-size:0;opacity:0;transition:${duration.calm} allow-discrete}
[open]::details-content{block-size:auto;opacity:1}
}
@media print,(prefers-reduced-motion:reduce){*,::before,::after{animation:none!important;transition:none!important}}
@media print{header,footer nav,[data-screen-only]{display:none!important}}
`);

interface PartOfPages {
  readonly signs: readonly string[];
  readonly rules: readonly string[];
  /** Whether they are about all elements, through what these inherit. */
  readonly isInherited?: boolean;
}

/** Styles of what many pages do not have: signs of it in their HTML or in the styles of their components, and the rules, which may stand before all others. */
const partsOfPages: readonly PartOfPages[] = [
  {
    signs: ['var(--basalt-'],
    isInherited: true,
    rules: [
      `:root{${toneProperties('light')}}`,
      `@media (prefers-color-scheme:dark){:root{${toneProperties('dark')}}}`,
      `[data-ground=basalt]{${toneProperties('dark', { sky: 'var(--ground)' })}}`,
      // A picture and a view of a landscape; the foot of either fades into what is behind it.
      `[preserveAspectRatio]{background:linear-gradient(var(${basaltProperty('sky')}),var(${basaltProperty('haze')}) 75%);mask:linear-gradient(#000 77%,transparent)}`,
    ],
  },
  {
    signs: [' data-ground="mist"'],
    rules: [groundRule('mist', 'light'), `@media (prefers-color-scheme:dark){${groundRule('mist', 'dark')}}`],
  },
  { signs: [' dir="rtl"'], rules: [rightToLeft] },
  { signs: ['<fieldset'], rules: ['fieldset{margin:0;padding:0;border:0;min-width:0}'] },
  {
    signs: ['<input', '<select', '<textarea'],
    rules: ['input,select,textarea{font:inherit;color:inherit}'],
  },
];

/** The rules that depend on what is on a page. */
interface PartedRules {
  /** What it needs. */
  readonly needed: string;
  /** Those that come with React, which may go on to a page that has more. */
  readonly later: readonly string[];
  /** Those that wait until it does (`waiting-rules.ts`). */
  readonly waiting: readonly string[];
}

/**
 * Parts the rules that depend on what is on a page.
 * @param html of the page
 * @param css of its components
 */
export function partRules(html: string, css = ''): PartedRules {
  const isThere = ({ signs }: PartOfPages) => signs.some((sign) => html.includes(sign) || css.includes(sign));
  const rulesOf = (parts: readonly PartOfPages[]) => parts.flatMap(({ rules }) => rules);
  const others = partsOfPages.filter((part) => !isThere(part));
  return {
    needed: rulesOf(partsOfPages.filter(isThere)).join(''),
    later: rulesOf(others.filter(({ isInherited }) => !isInherited)),
    waiting: rulesOf(others.filter(({ isInherited }) => isInherited)),
  };
}

function toneProperties(scheme: 'light' | 'dark', others: Partial<Record<BasaltTone, string>> = {}): string {
  return Object.entries({ ...basaltTones[scheme], ...others })
    .map(([tone, value]) => `${basaltProperty(tone as BasaltTone)}:${shortColour(value)}`)
    .join(';');
}

function roleProperties(ground: keyof typeof grounds, scheme: 'light' | 'dark'): string {
  return (Object.entries(grounds[ground][scheme]) as [ColourRole, string][])
    .map(([role, value]) => `--${role}:${shortColour(value)}`)
    .join(';');
}

function groundRule(ground: 'mist' | 'basalt', scheme: 'light' | 'dark'): string {
  return `[data-ground=${ground}]{${roleProperties(ground, scheme)};color:var(--ink);background:var(--ground)}`;
}

function compact(css: string): string {
  return css.replace(/\n+/g, '');
}

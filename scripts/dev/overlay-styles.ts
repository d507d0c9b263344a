/** How the panel of problems looks: calm, readable beside the page, in the reader's light or dark. */
export const overlayStyles = minify(`
:host{all:initial;color-scheme:light dark;font:400 1rem/1.5 system-ui,sans-serif;
--surface:#fff;--raised:#f4f6f8;--text:#1b2329;--soft:#51606b;--line:#dbe1e6;--error:#b3361b;--warning:#8a5a00;--good:#1d7a4a;--focus:#1f5fbf}
@media (prefers-color-scheme:dark){:host{
--surface:#171d22;--raised:#10151a;--text:#eef2f4;--soft:#a3b1bb;--line:#313c45;--error:#ff9478;--warning:#f0c05a;--good:#6fd3a0;--focus:#8fbcff}}
*{box-sizing:border-box}
[hidden]{display:none!important}
.errors{--accent:var(--error)}
.warnings{--accent:var(--warning)}
.panel{position:fixed;inset-block-end:1rem;inset-inline:1rem;z-index:2147483647;display:flex;flex-direction:column;
max-inline-size:52rem;max-block-size:min(52vh,36rem);margin-inline:auto;overflow:hidden;color:var(--text);
background:var(--surface);border:1px solid var(--line);border-inline-start:.25rem solid var(--accent);border-radius:.75rem;
box-shadow:0 .75rem 2.5rem rgb(0 0 0/.28)}
:host([data-inline]) .panel{position:static;max-block-size:none;margin-inline:0;box-shadow:none}
:host([data-inline]) button{display:none}
header{display:flex;gap:1rem;align-items:start;justify-content:space-between;padding:.75rem .75rem .75rem 1.25rem}
header div{padding-block:.25rem}
header strong{margin-inline-end:.5rem;color:var(--accent)}
header span{color:var(--soft)}
button{flex:none;padding:.25rem .75rem;font:500 .9375rem/1.5 system-ui,sans-serif;color:var(--text);
background:var(--raised);border:1px solid var(--line);border-radius:.5rem;cursor:pointer}
button:hover{border-color:var(--soft)}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.list{overflow:auto;overscroll-behavior:contain;padding-inline:1.25rem .75rem;border-block-start:1px solid var(--line)}
ol{margin:0;padding:0;list-style:none}
li{padding-block:1rem}
li+li{border-block-start:1px solid var(--line)}
li.warning{--accent:var(--warning)}
p{margin:0;overflow-wrap:anywhere}
.message{font-weight:600}
.place{margin-block-start:.125rem;color:var(--soft)}
.hint{margin-block-start:.5rem;padding-inline-start:1.5rem;text-indent:-1.5rem}
.hint::before{content:"→";display:inline-block;inline-size:1.5rem;color:var(--good);font-weight:700;text-indent:0}
code,pre{font:400 .875rem/1.6 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
a{color:inherit;text-underline-offset:.2em}
pre{position:relative;margin:.5rem 0 0;padding:.5rem .75rem .5rem 0;overflow-x:auto;tab-size:2;background:var(--raised);border-radius:.5rem}
pre span{position:sticky;inset-inline-start:0;padding-inline-start:.75rem;color:var(--soft);background:var(--raised);user-select:none}
mark{font-weight:700;color:var(--accent);background:none}
.more{padding-block:1rem;color:var(--soft);border-block-start:1px solid var(--line)}
details{border-block-start:1px solid var(--line)}
summary{padding-block:.75rem;font-weight:600;color:var(--warning);cursor:pointer}
.pill{position:fixed;inset-block-end:1rem;inset-inline-start:1rem;z-index:2147483647;padding:.5rem 1rem;
background:var(--surface);border-radius:2rem;box-shadow:0 .25rem 1rem rgb(0 0 0/.25)}
.pill::before{content:"";display:inline-block;inline-size:.625rem;block-size:.625rem;margin-inline-end:.5rem;
background:var(--accent);border-radius:50%}
.note{position:fixed;inset-block-start:1rem;inset-inline:1rem;z-index:2147483647;display:flex;gap:1rem;align-items:start;
justify-content:space-between;max-inline-size:36rem;margin-inline:auto;padding:.75rem .75rem .75rem 1.25rem;color:var(--text);
background:var(--surface);border:1px solid var(--line);border-radius:.75rem;box-shadow:0 .75rem 2.5rem rgb(0 0 0/.28)}
@media (max-width:32rem){.panel{inset-inline:.5rem;inset-block-end:.5rem;max-block-size:60vh}}
@media (prefers-reduced-motion:no-preference){.panel,.pill,.note{animation:come .18s ease-out}
@keyframes come{from{opacity:0;transform:translateY(.5rem)}}}
@media print{:host{display:none}}`);

function minify(styles: string): string {
  return styles.replaceAll('\n', '');
}

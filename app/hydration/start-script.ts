/**
 * The only script inside a page that runs, below 1 KB; it stands in the head, so that the first paint knows what it has
 * marked. It does what HTML and CSS cannot do alone, before and without React:
 * - says whether data is to be saved, for the speculation rules, and marks a page that begins in the system's font: the
 *   first of a visit. One that a visitor reaches from another page of the site finds our font in the browser's cache
 * - marks the page as scrolled (20 px) and as far down (300 px), for the header and the way back up
 * - shows the cookie notice until it is accepted, hides it for this visit when it is dismissed
 * - closes the menus on Escape
 * - loads the page anew where the visitor goes back to a page that React showed, and React is not there any more
 *   (where it is, `use-take-over.ts` has taken this away)
 * - starts React at the first sign of intent: a pointer over, a touch, the focus or a key on something that
 *   gains from it. Links gain from it only where the browser does not fetch their pages ahead by itself
 *   (`speculation-rules.ts`; those that do know `prerendering`, which is shorter to ask for)
 * - starts it soon after all is loaded where a section is not whole without it, or the address says what a form is to begin
 *   with; not where data is to be saved
 * - fetches our font when the page has been painted, and then shows the titles in it. Each keeps the height that it had, so
 *   that nothing below it moves, until the window has another width
 * It sets nothing but attributes of <html> and heights of titles, which React leaves alone.
 */
export const startScript = scriptWhere('d.referrer.includes(origin)');

/** The same for development, where React tells of each attribute that is not its own: pages begin in our font. */
export const developmentStartScript = scriptWhere('true');

/** @param isFontThere an expression, whether the browser is to have our font already */
function scriptWhere(isFontThere: string): string {
  return minify(`
{
  let d=document,s=d.documentElement.dataset,k={},f=${isFontThere},t=s.save=navigator.connection?.saveData;
  f||(s.font='');
  onscroll=()=>{s.scrolled=scrollY>20;s.far=scrollY>300};
  try{k=localStorage||k}catch{}
  k.cookiesAccepted||(s.cookies='ask');
  onclick=e=>{
    let b=e.target.closest('button')?.dataset.cookies;
    b&&delete s.cookies;
    if(b=='accept')k.cookiesAccepted=true
  };
  let r=()=>s.start&&import(s.start),i=e=>e.target.closest?.(('prerendering'in d?'':'a[href^="/"],')+'form,[data-live]')&&r();
  onpointerover=i;addEventListener('focusin',i);
  onkeydown=e=>{
    i(e);
    let m=e.key=='Escape'&&d.querySelector('header [open]');
    if(m)m.open=0,m.firstChild.focus()
  };
  onpopstate=e=>e.state&&history.go();
  onload=()=>setTimeout(()=>{
    t||d.querySelector('[data-eager]'+(location.search&&',form'))&&r();
    let[a]=d.fonts;
    if(!f)a.display='swap',a.load().then(()=>{
      let w=innerWidth,l=d.querySelectorAll('h1,h2,h3'),k=h=>l.forEach(e=>e.style.minHeight=h(e));
      k(e=>e.offsetHeight-1+'px');
      s.font=1;
      onresize=()=>w-innerWidth&&k(e=>'')
    },()=>0)
  },300)
}`);
}

/** Takes out the indentation and the line breaks, which this script does not need. */
function minify(script: string): string {
  return script.replace(/\n\s*/g, '');
}

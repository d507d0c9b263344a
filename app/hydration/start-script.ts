/**
 * The only script inside a page, below 1 KB. It does what HTML and CSS cannot do alone, before and without React:
 * - marks the page as scrolled (20 px) and as far down (300 px), for the header and the way back up
 * - shows the cookie notice until it is accepted, hides it for this visit when it is dismissed
 * - closes the menus on Escape
 * - loads the page anew where the visitor goes back to a page that React showed, and React is not there any more
 * - starts React at the first sign of intent: a pointer over, a touch, the focus or a key on something that gains
 *   from it, or at idle where a section asks for it
 * It only ever sets attributes of <html>, which React leaves alone.
 */
export const startScript = minify(`
((d,w)=>{
  var r=d.documentElement,s=r.dataset,k='cookiesAccepted',on=d.addEventListener.bind(d),asked;
  function scrolled(){s.scrolled=w.scrollY>20;s.far=w.scrollY>300}
  on('scroll',scrolled,{passive:!0});scrolled();
  try{if(localStorage.getItem(k)!='true')s.cookies='ask'}catch(e){s.cookies='ask'}
  on('click',e=>{
    var b=e.target.closest('button[data-cookies]');
    if(!b)return;
    if(b.dataset.cookies=='accept')try{localStorage.setItem(k,'true')}catch(e){}
    delete s.cookies
  });
  on('keydown',e=>{
    if(e.key=='Escape')d.querySelectorAll('header details[open]').forEach(m=>{m.open=false;m.firstChild.focus()})
  });
  function start(){if(!asked&&s.start){asked=1;import(s.start)}}
  function intent(e){if(e.target.closest?.('a[href^="/"],form,[data-live]'))start()}
  ['pointerover','touchstart','focusin','keydown'].forEach(n=>on(n,intent,{passive:!0}));
  w.onpopstate=e=>e.state&&!w.__reactRouterDataRouter&&location.reload();
  d.querySelector('[data-start-idle]')&&w.addEventListener('load',()=>(w.requestIdleCallback||setTimeout)(start))
})(document,window)`);

/** Takes out the indentation and the line breaks, which this script does not need. */
function minify(script: string): string {
  return script.replace(/\n\s*/g, '');
}

/**
 * The only script inside a page that runs, below 1 KB. It does what HTML and CSS cannot do alone, before and without React:
 * - marks the page as scrolled (20 px) and as far down (300 px), for the header and the way back up
 * - shows the cookie notice until it is accepted, hides it for this visit when it is dismissed
 * - closes the menus on Escape
 * - loads the page anew where the visitor goes back to a page that React showed, and React is not there any more
 * - starts React at the first sign of intent: a pointer over, a touch, the focus or a key on something that gains
 *   from it. Links gain from it only where the browser does not fetch their pages ahead by itself
 *   (`speculation-rules.ts`; those that do know `prerendering`, which is shorter to ask for)
 * - starts it at idle where a section asks for it, or the address says what a form is to begin with; not where data is to
 *   be saved
 * - says whether data is to be saved, for the speculation rules
 * It only ever sets attributes of <html>, which React leaves alone.
 */
export const startScript = minify(`
((d,w)=>{
  var s=d.documentElement.dataset,k='cookiesAccepted',on=w.addEventListener;
  s.save=navigator.connection?.saveData;
  function scrolled(){s.scrolled=w.scrollY>20;s.far=w.scrollY>300}
  on('scroll',scrolled);scrolled();
  try{if(localStorage.getItem(k)!='true')s.cookies='ask'}catch{s.cookies='ask'}
  on('click',e=>{
    var b=e.target.closest('button[data-cookies]');
    if(b){
      if(b.dataset.cookies=='accept')try{localStorage.setItem(k,'true')}catch{}
      delete s.cookies
    }
  });
  var start=()=>{start=()=>0;s.start&&import(s.start)};
  function intent(e){
    e.target.closest?.((d.prerendering!=null?'':'a[href^="/"],')+'form,[data-live]')&&start()
  }
  on('pointerover',intent);on('focusin',intent);
  on('keydown',e=>{
    intent(e);
    e.key=='Escape'&&d.querySelectorAll('header [open]').forEach(m=>{m.open=0;m.firstChild.focus()})
  });
  w.onpopstate=e=>e.state&&!w.__reactRouterDataRouter&&location.reload();
  s.save!='true'&&d.querySelector('[data-start-idle]'+(location.search&&',form'))&&on('load',()=>(w.requestIdleCallback||setTimeout)(start))
})(document,window)`);

/** Takes out the indentation and the line breaks, which this script does not need. */
function minify(script: string): string {
  return script.replace(/\n\s*/g, '');
}

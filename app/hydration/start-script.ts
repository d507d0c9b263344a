/**
 * The only script inside a page. It is in the head, so that the first paint has the marks that it sets on <html>. Its
 * tasks, which HTML and CSS cannot do alone, before and without React:
 * - marks data-saving mode (for the speculation rules)
 * - marks the page as scrolled (20 px) and as far down (300 px), for the header and the link back to the top
 * - shows the cookie notice until it is accepted, hides it for this visit when it is dismissed
 * - closes the menus on Escape
 * - reloads the page when the visitor goes back to a page that React had shown and React is not running
 * - starts React at the first sign of intent: a pointer, a touch, the focus or a key on an element that benefits.
 *   Links benefit only if the browser does not prefetch pages (`speculation-rules.ts`)
 * - holds a click on a button that needs React (`data-live`) and repeats it after hydration
 * - starts React soon after load if a section needs it (`data-eager`), or if the address fills in a form; not in
 *   data-saving mode
 * `root.tsx` sends the event `hydrated`. Listeners are on the window and capture: React stops events while it hydrates.
 */
export const startScript = `
{
  const page=document,marks=page.documentElement.dataset,
    savesData=marks.save=navigator.connection?.saveData,
    on=(type,listener)=>addEventListener(type,listener,true),
    start=()=>marks.start&&import(marks.start),
    startAt=({target})=>target.closest?.(('prerendering'in page?'':'a[href^="/"],')+'form,[data-live]')&&start();
  let store={},hydrated,held;
  try{store=localStorage||store}catch{}
  store.cookiesAccepted||(marks.cookies='ask');
  on('scroll',()=>{marks.scrolled=scrollY>20;marks.far=scrollY>300});
  on('pointerover',startAt);
  on('focusin',startAt);
  on('keydown',event=>{
    startAt(event);
    const menu=event.key=='Escape'&&page.querySelector('header [open]');
    if(menu)menu.open=0,menu.firstChild.focus()
  });
  on('click',event=>{
    const button=event.target.closest('button'),answer=button?.dataset.cookies;
    if(answer)delete marks.cookies;
    if(answer=='accept')store.cookiesAccepted=true;
    if(!hydrated&&button?.matches('[data-live]'))event.stopPropagation(),held=button,start()
  });
  on('hydrated',()=>{hydrated=1;held?.click()});
  on('popstate',({state})=>hydrated||state&&history.go());
  on('load',()=>setTimeout(()=>{
    savesData||page.querySelector('[data-eager]'+(location.search&&',form'))&&start()
  },300))
}`.replace(/\n\s*/g, '');

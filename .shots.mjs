import { chromium } from 'playwright-core';
const [,, out, widths, schemes, ...paths] = process.argv;
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu']});
for (const w of widths.split(',')) for (const s of schemes.split(',')) {
  const c = await b.newContext({viewport:{width:+w,height:w<500?740:900},colorScheme:s,reducedMotion:'reduce'});
  await c.addInitScript(()=>{try{localStorage.setItem('cookiesAccepted','true')}catch{}});
  const p = await c.newPage();
  for (const path of paths) {
    const host = process.env.LNG ?? 'is';
    await p.goto(`http://${host}.localhost:${process.env.P??3100}${path}`);
    await p.waitForTimeout(250);
    const name = (path.replaceAll('/','_')||'_')+`-${host}-${w}-${s}.png`;
    await p.screenshot({path:`${out}/${name}`,fullPage:process.env.FOLD?false:true});
  }
  await c.close();
}
await b.close();

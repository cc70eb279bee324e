import { chromium } from "playwright";
import { findBrowser, browserFlags } from "./scripts/machine/find-browser.ts";
const b = await chromium.launch({ executablePath: findBrowser("for tests"), args: browserFlags });
// B1: 200% text
for (const path of ["/", "/insurance-types/auto", "/tools/home-insurance-calculator","/learn/auto-insurance"]) {
  const c = await b.newContext({ viewport: { width: 390, height: 800 }, locale: "en-CA", serviceWorkers: "block" });
  const p = await c.newPage();
  const cdp = await c.newCDPSession(p);
  await p.goto("http://localhost:4400" + path, { waitUntil: "load" });
  await p.addStyleTag({content:"html{font-size:200% !important}"}).catch(e=>console.log("style",String(e).slice(0,80)));
  await p.evaluate(()=>{document.documentElement.style.fontSize="200%"});
  await p.waitForTimeout(900);
  console.log(path, await p.evaluate(()=>({sw:document.documentElement.scrollWidth, cw: document.documentElement.clientWidth, fs:getComputedStyle(document.documentElement).fontSize})));
  await p.screenshot({path:`/tmp/shots/a/b1${path.replaceAll("/","_")}.png`});
  await c.close();
}
await b.close();

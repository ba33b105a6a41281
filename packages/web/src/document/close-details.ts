/**
 * Script for pages that Remix does not take over: a `<details>` of the header, which opens without a script, closes on
 * Escape (and gives the focus back), on a press outside and when the focus leaves. Small enough to be part of the page
 * itself.
 */
export const closeDetailsScript = `(d=>{const a=t=>d.querySelectorAll('header details[open]').forEach(e=>{if(!t||!e.contains(t))e.open=!1});d.addEventListener('click',e=>a(e.target));d.addEventListener('focusin',e=>a(e.target));d.addEventListener('keydown',e=>{if(e.key!=='Escape')return;const s=d.querySelector('header details[open]>summary');a();s&&s.focus()})})(document)`;

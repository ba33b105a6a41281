/**
 * Loads a page as a document where one of its scripts did not come: a release may have replaced the chunks of the page
 * that is open. The mark `#retry` in the address says that it was tried, and it is not tried a second time: every page
 * works without a script. Without a network it waits for one, and the page stays with all that was typed.
 *
 * - A script of the first load, or a part that a page fetches later: the same page again.
 * - The script of a page that somebody goes to: that page. Remix reloads the page that one is on instead; browsers that
 *   tell a page of it beforehand (the Navigation API) let it be stopped, any other does as Remix says.
 *
 * Stands in the page itself, since the entry may be what did not come.
 */
export const lostChunkScript = `(()=>{const k='#retry',w=g=>navigator.onLine?g():addEventListener('online',g,{once:!0});let o;const a=()=>{if(location.hash===k)return;history.replaceState(history.state,'',k);o=!0;location.reload()};addEventListener('error',e=>{const t=e.target;t&&t.localName==='script'&&t.type==='module'&&w(a)},!0);addEventListener('vite:preloadError',()=>{navigator.onLine&&a()});const v=window.navigation;v&&v.addEventListener('navigate',e=>{const r=window.__remixRouter;if(o||!r||e.userInitiated||e.navigationType!=='reload')return;e.preventDefault();w(()=>{const n=r.state.navigation.location,t=n&&n.pathname+n.search;t&&t!==location.pathname+location.search?location.assign(t+k):a()})})})()`;

/**
 * Loads a page as a document where one of its scripts did not arrive: a release may have replaced the chunks of the
 * open page. The mark `#retry` in the address says that it was tried, and it is not tried a second time: every page
 * works without a script. Without a network it waits for one, and the page stays with all that was typed.
 *
 * - A script of the first load, or a part that a page fetches later: the same page again.
 * - The script of a page that the visitor goes to: that page. Remix reloads the present page instead; browsers that
 *   notify a page beforehand (the Navigation API) allow it to stop that, any other browser does as Remix says.
 *
 * Part of the page itself, since the missing script may be the entry.
 */
export const lostChunkScript = `(()=>{const k='#retry',w=g=>navigator.onLine?g():addEventListener('online',g,{once:!0});let o;const a=()=>{if(location.hash===k)return;history.replaceState(history.state,'',k);o=!0;location.reload()};addEventListener('error',e=>{const t=e.target;t&&t.localName==='script'&&t.type==='module'&&w(a)},!0);addEventListener('vite:preloadError',()=>{navigator.onLine&&a()});const v=window.navigation;v&&v.addEventListener('navigate',e=>{const r=window.__remixRouter;if(o||!r||e.userInitiated||e.navigationType!=='reload')return;e.preventDefault();w(()=>{const n=r.state.navigation.location,t=n&&n.pathname+n.search;t&&t!==location.pathname+location.search?location.assign(t+k):a()})})})()`;

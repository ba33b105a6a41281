/** The event that takes the place of Remix's own reload when a route's script does not come; `leave-off-out.ts` puts it there. */
export const LOST_ROUTE_MODULE = 'lostroutemodule';

/**
 * Loads a page as a document where one of its scripts did not come: a release may have replaced the chunks of the page
 * that is open. The mark `#retry` in the address says that it was tried, and it is not tried a second time: every page
 * works without a script. Without a network it waits for one, and the page stays with all that was typed.
 *
 * - A script of the first load, or a part that a page fetches later: the same page again.
 * - The script of a page that somebody goes to: that page.
 *
 * Stands in the page itself, since the entry may be what did not come.
 */
export const lostChunkScript = `(()=>{const k='#retry',w=g=>navigator.onLine?g():addEventListener('online',g,{once:!0}),a=()=>{if(location.hash===k)return;history.replaceState(history.state,'',k);location.reload()};addEventListener('error',e=>{const t=e.target;t&&t.localName==='script'&&t.type==='module'&&w(a)},!0);addEventListener('vite:preloadError',()=>{navigator.onLine&&a()});addEventListener('${LOST_ROUTE_MODULE}',()=>w(()=>{const r=window.__remixRouter,n=r&&r.state.navigation.location,t=n&&n.pathname+n.search;t&&t!==location.pathname+location.search?location.assign(t+k):a()}))})()`;

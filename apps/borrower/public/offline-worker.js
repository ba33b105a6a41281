// Shows one page of ours when a page cannot be fetched, and keeps nothing else: what belongs to somebody is never stored.
const STORE = 'offline-1';
const PAGE = '/sin-conexion';

self.addEventListener('install', (event) => {
  // As a guest sees it.
  const fetched = fetch(PAGE, { credentials: 'omit' });
  event.waitUntil(
    Promise.all([caches.open(STORE), fetched]).then(([store, page]) => (page.ok ? store.put(PAGE, page) : undefined)),
  );
});

self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name !== STORE);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || request.method !== 'GET') return;
  event.respondWith(fetch(request).catch(async () => (await caches.match(PAGE)) ?? Response.error()));
});

/** Lets the browser show a page of ours when there is no network. Browsers that cannot do this work without it. */
export function keepOfflinePage(workers: ServiceWorkerContainer | undefined): void {
  if (import.meta.env.PROD) workers?.register('/offline-worker.js').catch(() => undefined);
}

/** Lets the browser show a page of ours when there is no network. Not every browser can, and none has to. */
export function keepOfflinePage(workers: ServiceWorkerContainer | undefined): void {
  if (import.meta.env.PROD) workers?.register('/offline-worker.js').catch(() => undefined);
}

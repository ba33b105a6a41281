export { buildFolder } from './site/build-folder.ts';
export type { PolicyOpening } from './site/content-policy.ts';
export { createSite, type Site, type SiteOptions } from './site/create-site.ts';
export { type ServeOptions, serve } from './site/serve.ts';

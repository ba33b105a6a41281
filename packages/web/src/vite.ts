export { isFromSource } from './site/build-folder.ts';
export { siteConfig } from './vite/site-config.ts';

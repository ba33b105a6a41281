export { type DefineRoute, siteConfig } from './vite/site-config.ts';

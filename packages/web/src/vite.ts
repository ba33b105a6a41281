export { siteConfig } from './vite/site-config.ts';

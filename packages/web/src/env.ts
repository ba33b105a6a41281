export { type SiteEnv, type SiteEnvOptions, siteEnv } from './env/site-env.ts';

export { type SiteEnv, type SiteEnvOptions, siteEnv, siteShape } from './env/site-env.ts';

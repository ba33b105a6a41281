import { siteConfig } from '@lender/web/vite';
import { siteRoutes } from './site-routes.ts';

export default siteConfig((route) => {
  for (const { id, path, file } of siteRoutes) route(path, file, { id, index: path === '/' });
});

import { informationCopy } from '../features/information/information.copy.es.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta(informationCopy.about);
export { AboutPage as default } from '../features/information/about-page.tsx';

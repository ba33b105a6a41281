import { informationCopy } from '../features/information/information.copy.es.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta(informationCopy.faq);
export { FaqPage as default } from '../features/information/faq-page.tsx';

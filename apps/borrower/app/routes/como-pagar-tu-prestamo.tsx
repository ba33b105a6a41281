import { informationCopy } from '../features/information/information.copy.es.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta(informationCopy.howToPay);
export { HowToPayPage as default } from '../features/information/how-to-pay-page.tsx';

import { informationCopy } from '../features/information/information.copy.es.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta(informationCopy.contacts);
export { ContactsPage as default } from '../features/information/contacts-page.tsx';

import { informationCopy } from '../features/information/information.copy.es.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta(informationCopy.documents);
export { DocumentsPage as default } from '../features/information/documents-page.tsx';

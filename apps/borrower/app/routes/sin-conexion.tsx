import { pageMeta } from '../page-meta.ts';
import { OfflinePage } from '../shell/offline-page.tsx';
import { shellCopy } from '../shell/shell.copy.es.ts';

export const meta = () => [...pageMeta({ title: shellCopy.offlinePage.title }), { name: 'robots', content: 'noindex' }];

/** Page that the browser keeps to show when there is no network. */
export default OfflinePage;

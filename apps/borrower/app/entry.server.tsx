import { createRequestHandler, handleError } from '@lender/web/entry-server';
import { I18nextProvider } from 'react-i18next';
import { serverCopy } from './copy.server.ts';
import { createI18n } from './i18n.ts';

const i18n = createI18n(serverCopy);

export default createRequestHandler({ wrap: (page) => <I18nextProvider i18n={i18n}>{page}</I18nextProvider> });
export { handleError };

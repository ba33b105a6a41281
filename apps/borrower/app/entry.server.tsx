import { createRequestHandler } from '@lender/remix-host/entry-server';
import type { HandleErrorFunction } from '@remix-run/node';
import { I18nextProvider } from 'react-i18next';
import { serverCopy } from './copy.server.ts';
import { createI18n } from './i18n.ts';
import { reportError } from './platform/report-error.server.ts';

const i18n = createI18n(serverCopy);

export default createRequestHandler({
  wrap: (page) => <I18nextProvider i18n={i18n}>{page}</I18nextProvider>,
  onError: reportError,
});

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted) reportError(error, request);
};

import { createRequestHandler, handleError } from '@lender/web/entry-server';
import type { HandleDataRequestFunction } from '@remix-run/node';
import { I18nextProvider } from 'react-i18next';
import { serverCopy } from './copy.server.ts';
import { createI18n } from './i18n.ts';
import { env } from './platform/env.server.ts';
import { reportToStaff } from './shell/report-to-staff.server.ts';
import { beginDocument } from './tracking/new-document.server.ts';
import { toolsInUse } from './tracking/offer-tools.server.ts';

const i18n = createI18n(serverCopy);

export default createRequestHandler({
  wrap: (page) => <I18nextProvider i18n={i18n}>{page}</I18nextProvider>,
  islandChunk: 'calculator',
});
export { handleError };

export const handleDataRequest: HandleDataRequestFunction = async (response, visit) =>
  beginDocument(await reportToStaff(response, visit), visit.request, toolsInUse(env.tools));

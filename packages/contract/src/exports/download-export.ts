import { defineEndpoint } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { bytes } from '../wire/reply.ts';

/**
 * Returns a file that the caller requested, XLSX or CSV in UTF-8 or PDF or a ZIP archive, until it expires. Its name
 * says what it holds, of which days, and when it was requested. The audit records each download.
 */
export const downloadExport = defineEndpoint({
  name: 'downloadExport',
  method: 'GET',
  path: '/web/private/back-office/exports/{id}/file',
  access: 'staff',
  permission: 'data.export',
  discloses: 'personal_data',
  summary: 'Download an export',
  params: idParams,
  reply: bytes,
  replyKind: 'binary',
  refusals: ['not_found'],
});

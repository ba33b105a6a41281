import { deleteClientDocument, restoreClientDocument } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { lockClient } from '../clients/index.ts';
import { recordHistory } from '../history/index.ts';
import { findDocument } from './client-documents.ts';
import { mayChange, mayRestore } from './may-upload.ts';

export const deleteClientDocumentHandler = implement(
  deleteClientDocument,
  async ({ params }, { caller: { clientId }, tx, services }) => {
    await lockClient(tx, clientId);
    const found = await findDocument(tx, { ...params, clientId });
    if (!found || found.removed_at) return refuse('not_found');
    const permitted = await mayChange(tx, found);
    if (!permitted.ok) return permitted;
    await tx
      .updateTable('document')
      .set({ removed_at: services.clock.wall(), removal: 'deleted' })
      .where('client_id', '=', clientId)
      .where('id', '=', found.id)
      .execute();
    const event = { name: 'document.removed', facts: { type: found.type } } as const;
    await recordHistory(tx, services, { clientId, actor: 'client', event });
    return ok({});
  },
);

export const restoreClientDocumentHandler = implement(
  restoreClientDocument,
  async ({ params }, { caller: { clientId }, tx, services }) => {
    await lockClient(tx, clientId);
    const found = await findDocument(tx, { ...params, clientId });
    if (!found) return refuse('not_found');
    // The document is restored already: a second press.
    if (!found.removed_at) return ok({});
    if (found.removal !== 'deleted') return refuse('not_found');
    const permitted = await mayRestore(tx, found);
    if (!permitted.ok) return permitted;
    await tx
      .updateTable('document')
      .set({ removed_at: null, removal: null })
      .where('client_id', '=', clientId)
      .where('id', '=', found.id)
      .execute();
    const event = { name: 'document.restored', facts: { type: found.type } } as const;
    await recordHistory(tx, services, { clientId, actor: 'client', event });
    return ok({});
  },
);

import { cancelExport, downloadExport, EXPORT_DAYS, listExports } from '@lender/contract';
import { ok } from '@lender/result';
import { implement, implementWithProvider } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { expiryOf } from './export-file.ts';
import { fileKind, NAMED_BY } from './files/file-kind.ts';

/** Number of newest files on a page. */
const LISTED = 100;
const DAY_MS = 86_400_000;

export const listExportsHandler = implement(listExports, async (_, { caller, tx }) => {
  const files = await tx
    .selectFrom('export_file')
    .innerJoin('staff_user', 'staff_user.id', 'export_file.staff_id')
    .selectAll('export_file')
    .select('staff_user.name')
    .orderBy('asked_at', 'desc')
    .orderBy('export_file.id', 'desc')
    .limit(LISTED)
    .execute();
  return ok(
    files.map((file) => ({
      id: file.id,
      source: file.source,
      from: file.first_day,
      to: file.last_day,
      isPersonal: file.is_personal,
      format: file.format,
      state: file.state,
      askedByName: file.name,
      isOwn: file.staff_id === caller.userId,
      askedAt: file.asked_at.toISOString(),
      expiresAt: expiryOf(file.asked_at).toISOString(),
      rows: file.rows,
      sizeBytes: file.size_bytes,
    })),
  );
});

export const downloadExportHandler = implementWithProvider(
  downloadExport,
  async ({ params: { id } }, { caller, services: { clock, db, storage }, setHeaders }) => {
    const file = await db
      .selectFrom('export_file')
      .select(['storage_key', ...NAMED_BY])
      .where('id', '=', id)
      .where('staff_id', '=', caller.userId)
      .where('state', '=', 'ready')
      .where('asked_at', '>', new Date(clock.wall().getTime() - EXPORT_DAYS * DAY_MS))
      .executeTakeFirst();
    if (!file?.storage_key) return refuse('not_found');
    const bytes = await storage.get(file.storage_key);
    const { type, name } = fileKind(file);
    setHeaders({ 'content-type': type, 'content-disposition': `attachment; filename="${name}"` });
    return ok(new Uint8Array(bytes));
  },
);

export const cancelExportHandler = implement(cancelExport, async ({ params: { id } }, { caller, tx }) => {
  const { numUpdatedRows } = await tx
    .updateTable('export_file')
    .set({ state: 'cancelled', storage_key: null })
    .where('id', '=', id)
    .where('staff_id', '=', caller.userId)
    .where('state', 'in', ['asked', 'queued', 'ready', 'failed'])
    .executeTakeFirst();
  return numUpdatedRows === 1n ? ok({}) : refuse('not_found');
});

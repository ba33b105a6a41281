import type { Selectable } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import type { Services } from '../../services.ts';
import { writeFile } from './files/write-file.ts';

type ExportFile = Selectable<Database['export_file']>;

/** Makes a file that was requested. A file that was cancelled meanwhile is not kept. */
export const makeExportJob =
  (services: Services) =>
  async ({ exportId }: { readonly exportId: string }): Promise<void> => {
    const { db, storage } = services;
    const file = await db
      .selectFrom('export_file')
      .selectAll()
      .where('id', '=', exportId)
      .where('state', 'in', ['queued', 'failed'])
      .executeTakeFirst();
    if (!file) return;
    const settle = (change: Partial<Pick<ExportFile, 'state' | 'rows' | 'size_bytes' | 'storage_key'>>) =>
      db
        .updateTable('export_file')
        .set(change)
        .where('id', '=', exportId)
        .where('state', 'in', ['queued', 'failed'])
        .execute();
    try {
      const { bytes, rows } = await writeFile(file, services);
      const storage_key = await storage.put(Buffer.from(bytes));
      await settle({ state: 'ready', rows, size_bytes: bytes.length, storage_key });
    } catch (error) {
      await settle({ state: 'failed' });
      throw error;
    }
  };

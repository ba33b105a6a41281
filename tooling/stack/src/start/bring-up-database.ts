import { z } from 'zod';
import { databaseService } from './app-services.ts';
import type { StackSettings } from './settings.ts';
import type { ServiceFailure, Supervisor } from './supervisor.ts';

const announcement = z.object({ connectionString: z.string(), dataDirectory: z.string(), attached: z.boolean() });

/** Reason why there is no database. */
export type DatabaseProblem =
  | { code: 'database_in_use'; dataDirectory: string }
  | { code: 'service_failed'; failure: ServiceFailure };

/** Database that the API uses. */
export interface Database {
  url: string;
  /** Folder of its files; `undefined` for a server of the developer's own. */
  directory: string | undefined;
}

/** Starts the process that owns the embedded server, unless the settings name a server. */
export async function bringUpDatabase(
  supervisor: Supervisor,
  checkout: string,
  settings: StackSettings,
): Promise<{ ok: true; value: Database } | { ok: false; problem: DatabaseProblem }> {
  if (settings.databaseUrl) return { ok: true, value: { url: settings.databaseUrl, directory: undefined } };
  const started = await supervisor.start([databaseService(checkout, settings)]);
  if (!started.ok) return { ok: false, problem: { code: 'service_failed', failure: started.problem } };
  const [line = ''] = await Promise.all(started.value.map((service) => service.firstLine));
  const { connectionString, dataDirectory, attached } = announcement.parse(JSON.parse(line));
  if (attached) return { ok: false, problem: { code: 'database_in_use', dataDirectory } };
  return { ok: true, value: { url: connectionString, directory: dataDirectory } };
}

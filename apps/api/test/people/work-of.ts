import { getWork, type Reply, type WorkKind } from '@lender/contract';
import type { TestServer } from '../server/server.ts';
import { expectDone, NOTHING } from './journey.ts';

type Line = Reply<typeof getWork>['lines'][number];

/** Reads one line of the work of a member of staff; undefined where the role has no such work. */
export async function workOf(
  server: Pick<TestServer, 'call'>,
  kind: WorkKind,
  by: { readonly token: string },
): Promise<Line | undefined> {
  const { lines } = await expectDone(server.call(getWork, NOTHING, by));
  return lines.find((line) => line.kind === kind);
}

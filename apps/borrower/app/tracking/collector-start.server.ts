import { createCollectorReference } from '@lender/contract';
import type { Call } from '@lender/sdk';
import type { Visit } from '@lender/web/session';
import * as z from 'zod/mini';
import type { ClientProfile } from '../platform/current-client.server.ts';
import type { ToolSettings } from '../platform/tool-settings.ts';
import { forgetReference, readReference, writeReference } from './collector-cookie.server.ts';
import type { CollectorStart } from './offered-tools.ts';

export interface CollectorSituation {
  readonly call: Call;
  readonly client: ClientProfile;
  readonly collector: ToolSettings['collector'];
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
}

const keyTimeoutMs = 3_000;
const keySchema = z.object({ kid: z.string() });

/**
 * Returns the reference that the browser carries, or a new one, and the key to seal for, with which the collector
 * starts. `null` for a client who does not allow it, or has nothing left to collect.
 */
export async function startOfCollector(
  { request, context }: Visit,
  { call, client, collector, fetch }: CollectorSituation,
): Promise<CollectorStart | null> {
  if (!collector || !client.allowsTracking) return null;
  const carried = await readReference(request, client.hashedUserId);
  const isComplete = client.hasActualApplication;
  if (isComplete && carried === undefined) return null;
  const publicKey = await readKey(fetch, collector.keyUrl);
  const referenceNumber = carried ?? (await newReference(call));
  if (publicKey === undefined || referenceNumber === undefined) return null;
  context.setCookie(isComplete ? await forgetReference() : await writeReference(client.hashedUserId, referenceNumber));
  return { referenceNumber, publicKey, isComplete };
}

async function newReference(call: Call): Promise<string | undefined> {
  const answer = await call(createCollectorReference);
  return answer.ok ? answer.data.referenceNumber : undefined;
}

/** A scoring host that is away must not disturb the page. */
async function readKey(fetch: CollectorSituation['fetch'], url: string): Promise<{ kid: string } | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(keyTimeoutMs) });
    const read = z.looseObject(keySchema.shape).safeParse(await response.json());
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

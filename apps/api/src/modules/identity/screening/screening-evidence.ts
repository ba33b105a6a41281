import type { CaseEvidence } from '@lender/contract';
import type { Tx } from '../../../kernel/database/database.ts';
import { captchaSchema, clientsOn, deviceSchema } from './screening-facts.ts';

type ScreeningEvidence = Pick<CaseEvidence, 'device' | 'captcha'>;

/** Reads what providers reported about the browser that an application came from, for the reviewer. */
export async function screeningEvidence(
  tx: Tx,
  { clientId, applicationId }: { readonly clientId: string; readonly applicationId: string },
): Promise<ScreeningEvidence> {
  const rows = await tx
    .selectFrom('screening')
    .select(['kind', 'state', 'answer', 'device_hash', 'answered_at'])
    .where('client_id', '=', clientId)
    .where('application_id', '=', applicationId)
    .execute();
  const device = rows.find(({ kind }) => kind === 'device');
  const captcha = rows.find(({ kind }) => kind === 'captcha');
  const clients = device?.device_hash ? await clientsOn(tx, device.device_hash) : null;
  return {
    device: messagesOf(device, (answer) => ({ isDenied: deviceSchema.parse(answer).result === 'D', clients })),
    captcha: messagesOf(captcha, (answer) => captchaSchema.parse(answer)),
  };
}

interface Row {
  readonly state: 'asked' | 'answered' | 'unknown';
  readonly answer: unknown;
  readonly answered_at: Date | null;
}

const STATES = { asked: 'waiting', answered: 'answered', unknown: 'unanswered' } as const;

function messagesOf<Found>(row: Row | undefined, read: (answer: unknown) => Found) {
  if (!row) return { state: 'not_asked', asOf: null, found: null } as const;
  const { state, answer, answered_at } = row;
  const found = state === 'answered' ? read(answer) : null;
  return { state: STATES[state], asOf: answered_at?.toISOString() ?? null, found };
}

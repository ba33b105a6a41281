import type { Variables } from '@lender/lending';
import * as z from 'zod/mini';
import type { Tx } from '../../../kernel/database/database.ts';

/** A provider's answer about a device, as it is stored. */
export const deviceSchema = z.object({ result: z.enum(['A', 'R', 'D']) });
/** A provider's answer about a captcha, as it is stored. */
export const captchaSchema = z.object({ score: z.number() });

/** Facts that a provider reported, and their moment; no facts and null when it reported nothing. */
interface KnownFacts {
  readonly facts: Variables;
  readonly asOf: Date | null;
}

interface ScreeningFacts {
  /** `deviceDenied`, and `clientsOnDevice`: number of clients who applied with this device, this client included. */
  readonly device: KnownFacts;
  /** `captchaScore`. */
  readonly captcha: KnownFacts;
}

/** Reads the facts about the browser that an application came from. Unknown facts are absent. */
export async function screeningFacts(
  tx: Tx,
  { clientId, applicationId }: { readonly clientId: string; readonly applicationId: string },
): Promise<ScreeningFacts> {
  const rows = await tx
    .selectFrom('screening')
    .select(['kind', 'answer', 'device_hash', 'answered_at'])
    .where('client_id', '=', clientId)
    .where('application_id', '=', applicationId)
    .where('state', '=', 'answered')
    .execute();
  const device = rows.find(({ kind }) => kind === 'device');
  const captcha = rows.find(({ kind }) => kind === 'captcha');
  return {
    device: {
      facts: {
        ...(device && { deviceDenied: deviceSchema.parse(device.answer).result === 'D' }),
        ...(device?.device_hash && { clientsOnDevice: await clientsOn(tx, device.device_hash) }),
      },
      asOf: device?.answered_at ?? null,
    },
    captcha: {
      facts: captcha ? { captchaScore: captchaSchema.parse(captcha.answer).score } : {},
      asOf: captcha?.answered_at ?? null,
    },
  };
}

/** Counts the clients who applied with a device. */
export async function clientsOn(tx: Tx, deviceHash: Buffer): Promise<number> {
  const { clients } = await tx
    .selectFrom('screening')
    .select((eb) => eb.fn.count<string>('client_id').distinct().as('clients'))
    .where('device_hash', '=', deviceHash)
    .executeTakeFirstOrThrow();
  return Number(clients);
}

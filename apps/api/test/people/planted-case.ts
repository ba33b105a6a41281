import { plainDate } from '@lender/calculator';
import { APPLICATION_STATUS, type ApplicationStatus } from '@lender/lending';
import { centavos } from '@lender/money';
import type { TestServer } from '../server/server.ts';
import { plantClient } from './planted.ts';

interface Planted {
  readonly status?: ApplicationStatus;
  readonly desiredCentavos?: number;
  readonly statusSince?: Date;
  readonly createdAt?: Date;
}

/** Stores an application as a person might have left it, with a client of its own; for tests that need many. */
export async function plantCase(
  server: Pick<TestServer, 'services'>,
  { status = APPLICATION_STATUS.manualVerification, desiredCentavos = 400_000, ...moments }: Planted = {},
): Promise<{ readonly id: string; readonly clientId: string; readonly hashedId: string }> {
  const { clock, db, newId } = server.services;
  const { clientId } = await plantClient(server);
  const id = newId();
  const { statusSince = clock.wall(), createdAt = statusSince } = moments;
  const hashedId = `Q${id.replace(/\D/g, '').slice(-9).replace(/[01]/g, '7').padStart(9, '7')}`;
  await db
    .insertInto('application')
    .values({
      client_id: clientId,
      id,
      hashed_id: hashedId,
      status,
      desired_centavos: centavos(desiredCentavos),
      principal_centavos: centavos(desiredCentavos),
      pay_cycle: 'monthly',
      first_pay_date: plainDate('2026-12-15'),
      second_pay_date: plainDate('2027-01-15'),
      larger_offer_welcome: false,
      payout_method: 'bank_transfer',
      offered_centavos: null,
      product_version: 1,
      signals: '{}',
      reasons: [],
      promo_code: null,
      created_at: createdAt,
      status_since: statusSince,
    })
    .execute();
  return { id, clientId, hashedId };
}

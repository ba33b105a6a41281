import type { createAffiliateLead, getAffiliateLead, Reply, Send } from '@lender/contract';
import { type Centavos, centavos } from '@lender/money';
import * as z from 'zod/mini';
import type { Tx } from '../../../kernel/database/database.ts';
import { storedDay } from '../../../kernel/stored-json.ts';
import type { Services } from '../../../services.ts';

const RETENTION_DAYS = 7;
const DAY_MS = 86_400_000;

const leadSchema = z.object({
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  email: z.optional(z.string()),
  mobilePhone: z.optional(z.object({ number: z.string() })),
  desiredLoanAmount: z.optional(
    z.pipe(
      z.int(),
      z.transform((value): Centavos => centavos(value)),
    ),
  ),
  financialSecurity: z.optional(z.object({ salaryCycle: z.object({ next: storedDay }) })),
});

const sealContext = (id: string): string => `affiliate_lead:${id}`;

/**
 * Seals what a partner knows about a person. It can be read for seven days of the wall clock: a promise to that person.
 */
export async function saveLead(
  tx: Tx,
  { partner, ...lead }: Send<typeof createAffiliateLead>['body'],
  { clock, newId, vault }: Pick<Services, 'clock' | 'newId' | 'vault'>,
): Promise<{ readonly id: string; readonly expiresAt: Date }> {
  const now = clock.wall();
  const id = newId();
  const expiresAt = new Date(now.getTime() + RETENTION_DAYS * DAY_MS);
  const lead_sealed = vault.seal(JSON.stringify(lead), sealContext(id));
  await tx
    .insertInto('affiliate_lead')
    .values({ id, partner, lead_sealed, created_at: now, expires_at: expiresAt })
    .execute();
  return { id, expiresAt };
}

/** Reads a lead that may still be read. */
export async function readLead(
  tx: Tx,
  id: string,
  { clock, vault }: Pick<Services, 'clock' | 'vault'>,
): Promise<Reply<typeof getAffiliateLead> | undefined> {
  const row = await tx
    .selectFrom('affiliate_lead')
    .select(['partner', 'lead_sealed'])
    .where('id', '=', id)
    .where('expires_at', '>', clock.wall())
    .executeTakeFirst();
  if (!row) return undefined;
  const lead = leadSchema.parse(JSON.parse(vault.openText(row.lead_sealed, sealContext(id))));
  return {
    id,
    partner: row.partner,
    firstName: lead.firstName ?? null,
    lastName: lead.lastName ?? null,
    email: lead.email ?? null,
    mobilePhone: lead.mobilePhone ?? null,
    desiredLoanAmount: lead.desiredLoanAmount ?? null,
    financialSecurity: { salaryCycle: { next: lead.financialSecurity?.salaryCycle.next ?? null } },
  };
}

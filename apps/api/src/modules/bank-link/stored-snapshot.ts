import { centavos } from '@lender/money';
import * as z from 'zod/mini';
import type { Vault } from '../../kernel/crypto/vault.ts';
import { storedDay } from '../../kernel/stored-json.ts';
import type { BankSnapshot } from '../../providers/belvo/port.ts';
import type { BankLinkRow } from './link-row.ts';

type Place = Pick<BankLinkRow, 'client_id' | 'application_id'>;

/** Balance above or below zero. */
const storedBalance = z.pipe(z.int(), z.transform(centavos));

const snapshotSchema = z.object({
  owners: z.array(z.string()),
  accounts: z.array(z.object({ id: z.string(), balanceCentavos: storedBalance })),
  movements: z.array(
    z.object({
      accountId: z.string(),
      date: storedDay,
      centavos: storedBalance,
      balanceCentavos: z.nullable(storedBalance),
      isIncome: z.boolean(),
    }),
  ),
});

const contextOf = ({ client_id, application_id }: Place): string => `bank_link:${client_id}:${application_id}`;

/** Seals the data of a bank, so that they open for its client and application only. */
export const sealSnapshot = (vault: Vault, place: Place, snapshot: BankSnapshot): Buffer =>
  vault.seal(JSON.stringify(snapshot), contextOf(place));

export const openSnapshot = (vault: Vault, place: Place, sealed: Buffer): BankSnapshot =>
  snapshotSchema.parse(JSON.parse(vault.openText(sealed, contextOf(place))));

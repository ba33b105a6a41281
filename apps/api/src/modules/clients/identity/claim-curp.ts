import { type PlainDate, plainDate } from '@lender/calculator';
import { ageOn, parseCurp } from '@lender/curp';
import { ok, type Result } from '@lender/result';
import type { Tx } from '../../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import { sealPersonal } from '../personal.ts';
import { claimIdentity, replaceClaim } from './claim-identity.ts';
import { identityStatus } from './identity-status.ts';
import { countRefusedCurp } from './refused-curps.ts';

const ADULT_YEARS = 18;
const FIELD = ['nationalIdentificator'];

/** A CURP as the client's details keep it. */
export interface CurpColumns {
  readonly curp_sealed: Buffer;
  readonly birth_date: PlainDate;
}

/**
 * Checks a CURP and claims it for one client among all, unless the client's identity is frozen. The client's previous
 * CURP is free again only while nothing was ever decided or signed under it. One that is invalid, or another client's,
 * is counted. The caller has locked the client and stores the columns.
 */
export async function claimCurp(
  tx: Tx,
  { clientId, text }: { clientId: string; text: string },
  services: Pick<Services, 'clock' | 'counters' | 'vault'>,
): Promise<Result<CurpColumns, Refusal<'identity_frozen' | 'invalid_identificator' | 'under_age' | 'not_unique'>>> {
  const status = await identityStatus(tx, clientId, services);
  if (status.isFrozen) return refuse('identity_frozen');
  const parsed = parseCurp(text);
  if (!parsed.ok) {
    await countRefusedCurp({ clientId, text }, services);
    return refuse('invalid_identificator', { field: FIELD, facts: { reason: parsed.problem.code } });
  }
  const { curp, birthDate } = parsed.value;
  const { today } = await services.clock.business(tx);
  if (ageOn(birthDate, today) < ADULT_YEARS) return refuse('under_age', { field: FIELD });

  const claim = { kind: 'curp', value: curp, clientId } as const;
  const claimed = await (status.hasHistory ? claimIdentity : replaceClaim)(tx, claim, services);
  if (!claimed.isClaimed) {
    await countRefusedCurp({ clientId, text: curp }, services);
    return refuse('not_unique', { field: FIELD });
  }
  return ok({
    curp_sealed: sealPersonal(services.vault, 'curp', { clientId, value: curp }),
    birth_date: plainDate(birthDate),
  });
}

import { addCaseNote, approveCase, askForDocuments, offerSpecial, rejectCase, takeCases } from '@lender/contract';
import { centavos } from '@lender/money';
import { streamOf } from '../../simulation/stream.ts';
import type { Lived } from '../world/lived.ts';
import { NOTES } from './notes.copy.es.ts';
import type { Verdict } from './plan.ts';

interface Case {
  readonly id: string;
  readonly pesos: number;
  readonly verdict?: Verdict | undefined;
}

/** Decides a case that waits for a person, as a member of staff. @returns whether it continues */
export async function decideCase({ id, pesos, verdict = 'approve' }: Case, { server, staff }: Lived): Promise<boolean> {
  if (verdict === 'leave') return false;
  const chance = streamOf(0, id);
  const token = await staff.as(verdict === 'offer' ? 'underwriter' : chance.pick(['verifier', 'underwriter'] as const));
  const params = { id };
  await server.ask(takeCases, { body: { ids: [id] } }, token);
  await server.ask(addCaseNote, { params, body: { note: chance.pick(NOTES.called) } }, token);
  if (verdict === 'take') return false;
  if (verdict === 'approve') {
    await server.ask(approveCase, { params, body: { note: chance.pick(NOTES.approved) } }, token);
    return true;
  }
  if (verdict === 'reject') {
    const body = {
      reason: chance.pick(['CHECK_ID', 'CAPACITY', 'SCORE_LOW'] as const),
      note: chance.pick(NOTES.rejected),
    };
    await server.ask(rejectCase, { params, body }, token);
    return false;
  }
  if (verdict === 'offer') {
    const amount = centavos(Math.max(500, Math.floor(pesos / 200) * 100) * 100);
    await server.ask(offerSpecial, { params, body: { amount, note: chance.pick(NOTES.offered) } }, token);
    return true;
  }
  const documents = [
    {
      document: chance.pick(['id_front', 'selfie'] as const),
      objection: chance.pick(['unreadable', 'cut_off'] as const),
    },
  ];
  await server.ask(askForDocuments, { params, body: { documents, note: chance.pick(NOTES.asked) } }, token);
  return true;
}

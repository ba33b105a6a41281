import { sendContactCode } from '@lender/contract';
import { implement } from '../../../implement.ts';
import { countHits } from '../../../kernel/rate-limit.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { sendCode } from '../../access/index.ts';
import { ADDRESS_FIELD, readWanted, staffCode } from './wanted-contact.ts';

export const sendContactCodeHandler = implement(
  sendContactCode,
  async ({ params: { id: clientId }, body: { address } }, { tx, services, log }) => {
    const counted = await countHits([{ limit: 'new-numbers', who: [clientId] }], services);
    if (!counted.ok) return counted;
    const wanted = await readWanted(tx, { clientId, address }, services);
    if (!wanted.ok) return wanted;
    const sent = await sendCode(tx, staffCode(clientId, wanted.value), services);
    if (!sent.ok) return refuse(sent.problem.code, { ...sent.problem, field: ADDRESS_FIELD });
    log.info({ event: 'contact.code_sent', kind: wanted.value.kind });
    return sent;
  },
);

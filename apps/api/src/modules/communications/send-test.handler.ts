import { sendMessageTest } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { readStaffMember } from '../access/index.ts';
import { countToday } from '../audit/index.ts';
import { fillWords, queueEmail } from '../messages/index.ts';
import { readDraft } from './draft-record.ts';
import { readExample } from './read-example.ts';
import { smsParts } from './sms-parts.ts';
import { faultsOfTemplate } from './template-faults.policy.ts';
import { testMail } from './test-mail.copy.es.ts';

/** Daily limit: enough to write a text; too few to send mail with. */
const MOST_TESTS_A_DAY = 20;

export const sendMessageTestHandler = implement(
  sendMessageTest,
  async ({ params, query }, { caller: { userId }, tx, services }) => {
    const draft = await readDraft(tx, params);
    if (!draft?.is_open) return refuse('not_found');
    if ((await countToday(tx, { staffId: userId, call: sendMessageTest.name }, services.clock)) >= MOST_TESTS_A_DAY)
      return refuse('request_count_by_day_exceed');
    const { values } = await readExample(tx, { template: params.template, nth: query.example }, services);
    const words = { subject: draft.subject, text: draft.body };
    const faults = faultsOfTemplate({ name: params.template, channel: params.channel, words, sample: values });
    if (faults.length > 0) return refuse('draft_not_ready', { facts: { because: 'invalid' } });
    const { email: to } = await readStaffMember(tx, userId);
    const { subject, text } = fillWords(words, values);
    const mail = subject === null ? testMail.sms(text, smsParts(text).parts) : testMail.email(subject, text);
    await queueEmail(tx, { to, ...mail }, services);
    return ok({ to });
  },
);

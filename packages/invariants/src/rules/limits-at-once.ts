import {
  createApplication,
  getActualApplication,
  getCalculatorConfig,
  listOwnLoans,
  signAgreement,
  updateApplication,
} from '@lender/contract';
import { centavos, formatPesos, sumCentavos } from '@lender/money';
import { claimOnePayout } from '../asking/claim-one-payout.ts';
import type { Rule } from '../rule.ts';
import { sentences } from '../sentences.copy.es.ts';
import { CannotRun, claim, claimEqual } from '../trouble.ts';
import { type Applicant, type Client, registerPerson, requestOf } from '../world/applicant.ts';
import { bringPapers, signatureOf, untilPaidOut } from '../world/borrower.ts';
import { must } from '../world/session.ts';
import type { World } from '../world/world.ts';

export const limitsAtOnce: Rule = {
  code: 'limits_at_once',
  sentence: {
    en: 'A limit that holds for one call holds for several at once: one application, one signature, no more than may be lent.',
    es: sentences.limits_at_once,
  },
  reason: 'Whoever presses twice, or writes a script, must not borrow twice.',
  needs: ['staff', 'phone'],
  check: async (world) => {
    const client = await registerPerson(world);
    world.trace.begin();
    const applicant = await applyAtOnce(client, 3);
    await editAtOnce(applicant);
    await bringPapers(world, applicant);
    world.trace.begin();
    await signAtOnce(world, applicant);
    await claimOnePayout(world, await untilPaidOut(world, applicant));
    await borrowAgainAtOnce(applicant);
    return 4;
  },
};

/** Asks for several applications at once, each with its own key. */
async function applyAtOnce(client: Client, times: number): Promise<Applicant> {
  const requested = await requestOf(client);
  const apply = () => client.call(createApplication, requested.application);
  const asked = await Promise.all(Array.from({ length: times }, apply));
  const taken = asked.flatMap((answer) => (answer.ok ? [answer.data.id] : []));
  if (taken.length === 0) throw new CannotRun('no application was taken');
  claimEqual(`applications taken of ${times} that one client asked for at once`, taken.length, 1);
  return { ...client, request: requested, applicationId: taken[0] ?? '' };
}

/** Requests more than may be lent, together with an amount that may. */
async function editAtOnce(applicant: Applicant): Promise<void> {
  const { amountLimits } = await must(applicant, getCalculatorConfig);
  const tooMuch = centavos(amountLimits.amountTo + amountLimits.interval);
  const params = { id: applicant.applicationId };
  const edit = (amount: typeof tooMuch) => applicant.call(updateApplication, { params, body: { amount } });
  const edits = await Promise.all([edit(tooMuch), edit(applicant.person.loanAmount), edit(tooMuch)]);
  for (const answer of [edits[0], edits[2]])
    claim(!answer.ok, () => `an application was changed to ${formatPesos(tooMuch)}, more than the largest loan`);
  const { loanAmount } = await must(applicant, getActualApplication);
  claim(loanAmount < tooMuch, () => `an application is for ${formatPesos(loanAmount)}, more than the largest loan`);
}

async function signAtOnce(world: World, applicant: Applicant): Promise<void> {
  const otp = await signatureOf(world, applicant);
  const send = { params: { id: applicant.applicationId }, body: { otp } };
  const signed = await Promise.all([applicant.call(signAgreement, send), applicant.call(signAgreement, send)]);
  claimEqual('signatures taken of two at once with one code', signed.filter(({ ok }) => ok).length, 1);
}

/** Asks for two more loans at once while one is owed. */
async function borrowAgainAtOnce(borrower: Applicant): Promise<void> {
  const apply = () => borrower.call(createApplication, borrower.request.application);
  const more = await Promise.all([apply(), apply()]);
  const taken = more.filter(({ ok }) => ok).length;
  claim(taken <= 1, () => `${taken} further applications were taken at once, where one may be open`);
  const { amountLimits } = await must(borrower, getCalculatorConfig);
  const owed = sumCentavos((await must(borrower, listOwnLoans)).map(({ principal }) => principal));
  const most = formatPesos(amountLimits.amountTo);
  claim(owed <= amountLimits.amountTo, () => `${formatPesos(owed)} are lent to one client, where ${most} is the most`);
}

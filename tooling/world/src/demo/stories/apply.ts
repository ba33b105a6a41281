import { addDays, payDateOptions } from '@lender/calculator';
import {
  approveSpecialOffer,
  approveYhatDecrease,
  approveYhatIncrease,
  completeStepFour,
  completeStepThree,
  createApplication,
  finishClientDocuments,
  ID_PHOTO_TYPES,
  saveAccountNumber,
  sendSmsCodeTs,
  signAgreement,
  updateApplication,
  uploadClientDocument,
} from '@lender/contract';
import { APPLICATION_STATUS } from '@lender/lending';
import { centavos } from '@lender/money';
import type { Lived } from '../world/lived.ts';
import { decideCase } from './decide-case.ts';
import type { Joined } from './join.ts';
import type { LeftAt, Plan } from './plan.ts';

const S = APPLICATION_STATUS;

/** Application that a person makes this time. */
export interface Selection extends Pick<Plan, 'means' | 'termDays' | 'verdict' | 'wantsMore' | 'engineFails'> {
  readonly pesos: number;
  readonly left: LeftAt | undefined;
  /** True when all answers were saved before, except for the photos. */
  readonly isKnown: boolean;
}

/** Applies for a loan, as far as the plan goes. @returns true when it was signed */
export async function* apply(joined: Joined, selection: Selection, lived: Lived): AsyncGenerator<Date, boolean, void> {
  const { server, moments, now } = lived;
  const id = await open(joined, selection, lived);
  if (selection.left === 'applied') return false;
  yield moments.later(now(), 0.1);
  if (!selection.isKnown) await enterEverything(joined, selection, lived);
  if (selection.left === 'filled_in') return false;
  yield moments.later(now(), 0.1);
  if (selection.left === 'withdrawn') {
    const body = { status: S.canceled } as const;
    await server.ask(updateApplication, { params: { id }, body }, await joined.token());
    return false;
  }
  if (selection.engineFails) server.failOver(id);
  await bringPhotos(joined, lived);
  yield moments.later(now(), 0.05);
  return yield* follow({ joined, selection: selection, id }, lived);
}

async function open({ token }: Joined, { pesos, termDays, wantsMore = false }: Selection, { server, now }: Lived) {
  const { today } = await server.services.clock.business(server.services.db);
  const selected = addDays(today, termDays);
  const options = payDateOptions('monthly', today);
  const option = options.find(({ firstDate }) => firstDate === selected) ?? options.at(-1);
  if (!option) throw new Error(`no pay date after ${now().toISOString()}`);
  const body = {
    salaryCycle: 'monthly',
    payDates: { first_repayment_option: option.firstDate, second_repayment_option: option.secondDate },
    loanAmount: centavos(pesos * 100),
    largerOfferWelcome: wantsMore,
  } as const;
  return (await server.ask(createApplication, { body }, await token())).id;
}

async function enterEverything({ person, token }: Joined, { means }: Selection, { server }: Lived): Promise<void> {
  const { today } = await server.services.clock.business(server.services.db);
  const own = await token();
  await server.ask(completeStepThree, { body: person.employment(means, today) }, own);
  await server.ask(completeStepFour, { body: person.home }, own);
  await server.ask(completeStepFour, { body: person.reference }, own);
  await server.ask(saveAccountNumber, { body: { clabe: person.clabe } }, own);
}

/** Uploads the photos, for the first time or again, and reports them as complete. */
async function bringPhotos({ person, token }: Joined, { server, samples }: Lived): Promise<void> {
  const own = await token();
  for (const type of ID_PHOTO_TYPES) {
    const file = new Blob([samples.of(type, person)]);
    await server.ask(uploadClientDocument, { body: { type, file } }, own);
  }
  await server.ask(finishClientDocuments, {}, own);
}

interface Following {
  readonly joined: Joined;
  readonly selection: Selection;
  readonly id: string;
}

/** Answers every request of the flow, until the loan is signed or the application ends. */
async function* follow(following: Following, lived: Lived): AsyncGenerator<Date, boolean, void> {
  const { selection, id, joined } = following;
  const { server, moments, now } = lived;
  for (;;) {
    const { status } = await applicationOf(id, lived);
    const isLeft = selection.left === LEAVES[status];
    if (status === S.manualVerification) {
      yield moments.later(now(), 1 + 4 * joined.person.chance.next());
      if (!(await decideCase({ id, ...selection }, lived))) return false;
    } else if (isLeft) return false;
    else if (status === S.signing) return yield* sign(following, lived);
    else if (status === S.verification) {
      yield moments.later(now(), 14);
      await bringPhotos(joined, lived);
    } else if (status === S.specialOffer) await server.ask(approveSpecialOffer, {}, await joined.token());
    else if (status === S.yhatDecrease) await server.ask(approveYhatDecrease, {}, await joined.token());
    else if (status === S.yhatIncrease) {
      const body = { amount: centavos(selection.pesos * 100) };
      await server.ask(approveYhatIncrease, { body }, await joined.token());
    } else return false;
    yield moments.later(now(), 0.2);
  }
}

/** Point at which a person leaves an application, by the status in which something is asked of them. */
const LEAVES: Readonly<Record<number, LeftAt>> = {
  [S.signing]: 'signing',
  [S.verification]: 'asked',
  [S.specialOffer]: 'offered',
  [S.yhatDecrease]: 'offered',
  [S.yhatIncrease]: 'offered',
};

async function* sign({ id, joined }: Following, { server, phones, moments, now }: Lived) {
  const { person, token } = joined;
  await server.ask(sendSmsCodeTs, {}, await token());
  yield moments.later(now(), 0.05);
  const otp = phones.codeOn(person.phone);
  await server.ask(signAgreement, { params: { id }, body: { otp } }, await token());
  return true;
}

export const applicationOf = (id: string, { server: { services } }: Lived) =>
  services.db
    .selectFrom('application')
    .select(['status', 'client_id', 'principal_centavos'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

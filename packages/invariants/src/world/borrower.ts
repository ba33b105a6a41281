import type { PlainDate } from '@lender/calculator';
import {
  approveCase,
  finishClientDocuments,
  getActiveLoan,
  getApplicationOffer,
  getCalculatorConfig,
  getFlow,
  ID_PHOTO_TYPES,
  type Reply,
  sendSmsCodeTs,
  signAgreement,
  skipBelvo,
  uploadClientDocument,
} from '@lender/contract';
import { type Applicant, enterEverything, openApplication } from './applicant.ts';
import { codeSentBy } from './phone.ts';
import { photoOf } from './photo.ts';
import { must } from './session.ts';
import { waitUntil } from './wait-until.ts';
import type { World } from './world.ts';

/** Client whose loan was paid out. */
export interface Borrower extends Applicant {
  readonly loanId: string;
  /** Offer that was signed, and the code that it was signed with. */
  readonly offer: Reply<typeof getApplicationOffer>;
  readonly otp: string;
  readonly signedOn: PlainDate;
  /** Calendar of working days that sets the due date. */
  readonly calendar: string;
}

/** Registers a client and brings an application to an agreement that can be signed. */
export async function comeToSigning(world: World): Promise<Applicant> {
  const applicant = await openApplication(world);
  await bringPapers(world, applicant);
  return applicant;
}

/** Sends all answers, uploads the photos, and waits until the agreement can be signed. */
export async function bringPapers(world: World, applicant: Applicant): Promise<void> {
  await enterEverything(world, applicant);
  for (const type of ID_PHOTO_TYPES) {
    const file = photoOf(`${applicant.person.phone} ${type}`);
    await must(applicant, uploadClientDocument, { body: { type, modifiedAt: undefined, file } });
  }
  await must(applicant, finishClientDocuments);
  await untilStep(world, applicant, 'otp_agreement');
}

/** Reads the code with which an agreement is signed. */
export const signatureOf = (world: World, applicant: Applicant): Promise<string> =>
  codeSentBy(world, applicant.person.phone, () => must(applicant, sendSmsCodeTs));

/** Registers a client and brings an application to a loan that was paid out. */
export async function borrow(world: World): Promise<Borrower> {
  const applicant = await comeToSigning(world);
  const params = { id: applicant.applicationId };
  const offer = await must(applicant, getApplicationOffer, { params });
  const { today: signedOn, calendar } = await must(applicant, getCalculatorConfig);
  const otp = await signatureOf(world, applicant);
  await must(applicant, signAgreement, { params, body: { otp } });
  return { ...applicant, offer, otp, signedOn, calendar, loanId: await untilPaidOut(world, applicant) };
}

/** Waits until the money has arrived. @returns the id of the loan */
export async function untilPaidOut(world: World, applicant: Applicant): Promise<string> {
  await untilStep(world, applicant, 'loan_page');
  return (await must(applicant, getActiveLoan, { query: {} })).id;
}

type Step = 'otp_agreement' | 'loan_page';

/** Waits for a step; where a manual check is needed, staff approve. */
async function untilStep(world: World, applicant: Applicant, wanted: Step): Promise<void> {
  const { patienceMs } = world.options;
  let seen = '';
  const arrived = async () => {
    const { step } = await must(applicant, getFlow);
    if (step !== seen) await answer(world, applicant, step);
    seen = step;
    return step === wanted || undefined;
  };
  await waitUntil(`${applicant.name} did not come to the step ${wanted}`, arrived, patienceMs);
}

async function answer(world: World, applicant: Applicant, step: string): Promise<void> {
  const params = { id: applicant.applicationId };
  if (step === 'manual_page') await must(await world.staff(), approveCase, { params, body: { note: 'Se revisó' } });
  if (step === 'belvo') await must(applicant, skipBelvo);
}

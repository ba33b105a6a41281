import {
  approveCase,
  approveSpecialOffer,
  approveYhatDecrease,
  approveYhatIncrease,
  getActualApplicationStatus,
  rejectCase,
  signAgreement,
  updateApplication,
} from '@lender/contract';
import { APPLICATION_STATUS } from '@lender/lending';
import { claim, claimEqual } from '../trouble.ts';
import type { Applicant } from '../world/applicant.ts';
import { must } from '../world/session.ts';
import type { World } from '../world/world.ts';
import { wasTaken } from './was-taken.ts';

/** A call's answer, as far as it matters here: refused, or taken with a status. */
interface Outcome {
  readonly ok: boolean;
}

/** Applicant; one who has signed has the code of the signature. */
type Signer = Applicant & { readonly otp?: string };
type Unfitting = (world: World, applicant: Signer) => Promise<Outcome>;

const note = 'Prueba de invariantes';
const REJECTION = { reason: 'CAPACITY', note } as const;
/** Code that was never sent. */
const NO_CODE = '000';
const at = ({ applicationId }: Applicant) => ({ params: { id: applicationId } });

const CALLS = {
  sign: (_, applicant) => applicant.call(signAgreement, { ...at(applicant), body: { otp: applicant.otp ?? NO_CODE } }),
  cancel: (_, applicant) =>
    applicant.call(updateApplication, { ...at(applicant), body: { status: APPLICATION_STATUS.canceled } }),
  acceptSpecialOffer: (_, { call }) => call(approveSpecialOffer),
  acceptSmallerOffer: (_, { call }) => call(approveYhatDecrease),
  acceptLargerOffer: (_, { call, person }) => call(approveYhatIncrease, { body: { amount: person.loanAmount } }),
  approve: async (world, applicant) => (await world.staff()).call(approveCase, { ...at(applicant), body: { note } }),
  reject: async (world, applicant) => (await world.staff()).call(rejectCase, { ...at(applicant), body: REJECTION }),
} as const satisfies Readonly<Record<string, Unfitting>>;

export type UnfittingName = keyof typeof CALLS;

const OFFERS = ['acceptSpecialOffer', 'acceptSmallerOffer', 'acceptLargerOffer'] as const;

/** Calls that each stage of an application does not allow. */
export const UNFITTING = {
  new: ['sign', 'approve', ...OFFERS],
  signing: ['approve', ...OFFERS],
  canceled: ['sign', 'approve', 'reject', ...OFFERS],
  completed: ['sign', 'cancel', 'approve', 'reject', ...OFFERS],
} as const satisfies Readonly<Record<string, readonly UnfittingName[]>>;

/** Claims that a call is refused and leaves the application as it was. */
export async function claimRefused(world: World, applicant: Signer, name: UnfittingName): Promise<void> {
  const { status } = await must(applicant, getActualApplicationStatus);
  const isTaken = await wasTaken(() => CALLS[name](world, applicant));
  claim(!isTaken, () => `an application in status ${status} took the call “${name}”, which that status does not allow`);
  const { status: then } = await must(applicant, getActualApplicationStatus);
  claimEqual(`status after the call “${name}” was refused`, then, status);
}

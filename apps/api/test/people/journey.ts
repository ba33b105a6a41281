import { addMonthsClamped, payDateOptions } from '@lender/calculator';
import {
  completeStepFour,
  completeStepThree,
  completeStepTwo,
  createApplication,
  createClient,
  finishClientDocuments,
  getFlow,
  ID_PHOTO_TYPES,
  type Send,
  saveAccountNumber,
  sendSmsCodePublic,
  sendSmsCodeTs,
  signAgreement,
  uploadClientDocument,
} from '@lender/contract';
import { centavos } from '@lender/money';
import type { Called } from '../server/call.ts';
import type { TestServer } from '../server/server.ts';
import { PHOTO } from './photo.ts';
import { codeOnPhone } from './simulated-phone.ts';
import { type TestPerson, testPerson } from './test-person.ts';

/** Client who is signed in, and the application once there is one. */
export interface Client {
  readonly who: TestPerson;
  readonly token: string;
}
export interface Applicant extends Client {
  readonly applicationId: string;
}

export interface ApplicantOptions {
  readonly pesos?: number;
  readonly incomePesos?: number;
  readonly seniorityMonths?: number;
}

/** Empty input of a call. */
export const NOTHING = {} as never;

export const registration = (who: TestPerson, code: string): Send<typeof createClient> => ({
  body: {
    language: 'mx',
    mobilePhone: { number: who.phone },
    code,
    email: who.email,
    password: who.password,
    consents: { terms: true, privacy: true },
  },
});

export async function register(server: TestServer, who: TestPerson = testPerson()): Promise<Client> {
  await expectDone(server.call(sendSmsCodePublic, { body: { mobilePhone: { number: who.phone } } }));
  const code = await codeOnPhone(server, who.phone);
  const { Authorization: token } = await expectDone(server.call(createClient, registration(who, code)));
  return { who, token };
}

export const details = (who: TestPerson): Send<typeof completeStepTwo> => ({
  body: { firstName: 'Ana', lastName: 'Robles', secondLastName: 'Luna', nationalIdentificator: who.curp },
});

/** Registers a client with names and CURP. */
export async function registerWithDetails(server: TestServer, who?: TestPerson): Promise<Client> {
  const client = await register(server, who);
  await expectDone(server.call(completeStepTwo, details(client.who), client));
  return client;
}

/** Returns an application for an amount, paid monthly on a day 20 days ahead. */
export async function application(server: TestServer, pesos = 2_000): Promise<Send<typeof createApplication>> {
  const { today } = await server.services.clock.business(server.services.db);
  const option = payDateOptions('monthly', today)[19];
  if (!option) throw new Error('no pay date');
  const payDates = { first_repayment_option: option.firstDate, second_repayment_option: option.secondDate };
  return { body: { salaryCycle: 'monthly', payDates, loanAmount: centavos(pesos * 100) } };
}

/** Registers a client with details and an application that still lacks everything else. */
export async function openApplication(server: TestServer, pesos?: number, who?: TestPerson): Promise<Applicant> {
  const client = await registerWithDetails(server, who);
  const { id } = await expectDone(server.call(createApplication, await application(server, pesos), client));
  return { ...client, applicationId: id };
}

export async function employment(
  server: TestServer,
  { incomePesos = 40_000, seniorityMonths = 36 }: ApplicantOptions = {},
): Promise<Send<typeof completeStepThree>> {
  const { today } = await server.services.clock.business(server.services.db);
  return {
    body: {
      employmentStatus: 'employed',
      employmentPosition: 'employed.office',
      companyName: 'Papelería El Sol',
      employedSince: addMonthsClamped(today, -seniorityMonths),
      monthlyIncome: centavos(incomePesos * 100),
      monthlyObligations: centavos(0),
    },
  };
}

export const ADDRESS: Send<typeof completeStepFour> = {
  body: {
    address: {
      regionId: 1,
      cityId: 1001,
      district: 'Centro',
      street: 'Juárez',
      exteriorNumber: '12',
      postalCode: '20000',
    },
  },
};
export const REFERENCE: Send<typeof completeStepFour> = {
  body: { reference: { fullName: 'Luis Pérez', phone: '5598765432', relationship: 'friend' } },
};

/** Fills in everything except the photos. */
export async function fillIn(server: TestServer, client: Client, options: ApplicantOptions = {}): Promise<void> {
  await expectDone(server.call(completeStepThree, await employment(server, options), client));
  await expectDone(server.call(completeStepFour, ADDRESS, client));
  await expectDone(server.call(completeStepFour, REFERENCE, client));
  await expectDone(server.call(saveAccountNumber, { body: { clabe: client.who.clabe } }, client));
}

export async function uploadPhotos(server: TestServer, client: Client): Promise<void> {
  for (const type of ID_PHOTO_TYPES)
    await expectDone(server.call(uploadClientDocument, { body: { type, file: new Blob([PHOTO]) } }, client));
}

/**
 * Applies from registration to the photos, with steady work unless an option says otherwise; the decision follows by
 * itself.
 */
export async function apply(server: TestServer, options: ApplicantOptions = {}, who?: TestPerson): Promise<Applicant> {
  const applicant = await openApplication(server, options.pesos, who);
  await fillIn(server, applicant, options);
  await uploadPhotos(server, applicant);
  await expectDone(server.call(finishClientDocuments, NOTHING, applicant));
  return applicant;
}

/** Applies up to the request to sign. */
export async function applyToSigning(
  server: TestServer,
  options?: ApplicantOptions,
  who?: TestPerson,
): Promise<Applicant> {
  const applicant = await apply(server, options, who);
  await untilStep(server, applicant.token, 'otp_agreement');
  return applicant;
}

/** Requests the code of the signature and signs with it. */
export async function sign(server: TestServer, applicant: Applicant): Promise<Called<typeof signAgreement>> {
  await expectDone(server.call(sendSmsCodeTs, NOTHING, applicant));
  const otp = await codeOnPhone(server, applicant.who.phone);
  return server.call(
    signAgreement,
    { params: { id: applicant.applicationId }, body: { otp } },
    { token: applicant.token, key: crypto.randomUUID() },
  );
}

/** Borrows up to the payout. */
export async function borrow(server: TestServer, options?: ApplicantOptions): Promise<Applicant> {
  const applicant = await applyToSigning(server, options);
  await expectDone(sign(server, applicant));
  await untilStep(server, applicant.token, 'loan_page');
  return applicant;
}

/** Waits until the flow is at a step. Asking more often would slow down the jobs that it waits for. */
export async function untilStep(server: TestServer, token: string, step: string): Promise<void> {
  let seen = '';
  for (let attempt = 0; attempt < 3_000; attempt++) {
    const { data } = await server.call(getFlow, NOTHING, { token });
    seen = data.step;
    if (seen === step) return;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  throw new Error(`the flow stands at ${seen}, not at ${step}`);
}

/** Expects no refusal, and returns the answer's data. */
export async function expectDone<T extends { status: number; data: unknown; body: unknown }>(
  called: Promise<T>,
): Promise<T['data']> {
  const answer = await called;
  if (answer.status >= 300) throw new Error(`refused: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.data;
}

import { addMonthsClamped, type PayCycle, type PlainDate, payDateOptions } from '@lender/calculator';
import {
  completeStepFour,
  completeStepThree,
  completeStepTwo,
  createApplication,
  createClient,
  drawTestPerson,
  getCalculatorConfig,
  getPrivateOffer,
  type Reply,
  type Send,
  saveAccountNumber,
  sendSmsCodePublic,
} from '@lender/contract';
import { centavos } from '@lender/money';
import { CannotRun } from '../trouble.ts';
import { codeSentBy } from './phone.ts';
import { must, type Session } from './session.ts';
import { surroundingsOf } from './surroundings.ts';
import type { World } from './world.ts';

export type Person = Reply<typeof drawTestPerson>;

/** Client of the sandbox, signed in. */
export interface Client extends Session {
  readonly person: Person;
}

/** Client who asked for a loan. */
export interface Applicant extends Client {
  readonly request: Wanted;
  readonly applicationId: string;
}

/** Letters and digits, within the simplest limits for passwords, and hard to guess. */
const PASSWORD = 'Invariante7Qx93kLmTz';
/**
 * Position in the list of the pay date that is used: about three weeks ahead, so that a loan has some days before it is
 * due.
 */
const PAY_DATE = 20;
const CYCLE: PayCycle = 'monthly';

/** Amount and dates that a client asks for, and the price that was quoted. */
export interface Wanted {
  readonly cycle: PayCycle;
  readonly payDates: readonly [PlainDate, PlainDate];
  readonly quote: Reply<typeof getPrivateOffer>;
  readonly application: Send<typeof createApplication>;
}

/** Registers a person whom the sandbox draws, with their names and CURP. */
export async function registerPerson(world: World): Promise<Client> {
  const person = await must(await world.staff(), drawTestPerson, { query: { scenario: 'accepted' } });
  const session = world.newcomer();
  const mobilePhone = { number: person.phone };
  const code = await codeSentBy(world, person.phone, () => must(session, sendSmsCodePublic, { body: { mobilePhone } }));
  const consents = { terms: true, privacy: true } as const;
  const account = { language: 'mx', mobilePhone, code, email: person.email, password: PASSWORD, consents } as const;
  await must(session, createClient, { body: account });
  const { firstName, lastName, secondLastName, curp: nationalIdentificator } = person;
  await must(session, completeStepTwo, { body: { firstName, lastName, secondLastName, nationalIdentificator } });
  return { ...session, person };
}

/**
 * Returns what a client asks for: the amount that they were drawn with, until the pay date nearest to three weeks that
 * the server sells.
 */
export async function requestOf(client: Client): Promise<Wanted> {
  const { today } = await must(client, getCalculatorConfig);
  const { loanAmount } = client.person;
  const options = payDateOptions(CYCLE, today).map((option, index) => ({ option, far: Math.abs(index - PAY_DATE) }));
  let refused = 'it has no pay dates';
  for (const { option } of options.toSorted((one, other) => one.far - other.far)) {
    const payDates: [PlainDate, PlainDate] = [option.firstDate, option.secondDate];
    const asked = { amount: loanAmount, payCycle: CYCLE, payDates };
    const quoted = await client.call(getPrivateOffer, { params: asked });
    if (quoted.ok) return selected({ loanAmount, payDates, quote: quoted.data });
    refused = quoted.refusal.code;
  }
  throw new CannotRun(`the server sells nothing of what its sandbox draws: ${refused}`);
}

function selected(
  sold: Pick<Wanted, 'payDates' | 'quote'> & {
    readonly loanAmount: Send<typeof createApplication>['body']['loanAmount'];
  },
): Wanted {
  const { loanAmount, payDates, quote } = sold;
  const [first_repayment_option, second_repayment_option] = payDates;
  const dates = { first_repayment_option, second_repayment_option };
  return { cycle: CYCLE, payDates, quote, application: { body: { salaryCycle: CYCLE, payDates: dates, loanAmount } } };
}

/** Sends everything that the forms ask for, except the photos. */
export async function enterEverything(world: World, client: Client): Promise<void> {
  const { person } = client;
  const { work, place } = await surroundingsOf(world);
  const { today } = await must(client, getCalculatorConfig);
  const employedSince = addMonthsClamped(today, -person.monthsAtWork);
  const { monthlyIncome } = person;
  const money = { monthlyIncome, monthlyObligations: centavos(0) };
  await must(client, completeStepThree, {
    body: { ...work, companyName: 'Papelería El Sol', employedSince, ...money },
  });
  const home = { district: 'Centro', street: 'Juárez', exteriorNumber: '12', postalCode: '20000' };
  await must(client, completeStepFour, { body: { address: { ...place, ...home } } });
  const reference = { fullName: 'Luis Pérez', phone: '5598765432', relationship: 'friend' } as const;
  await must(client, completeStepFour, { body: { reference } });
  await must(client, saveAccountNumber, { body: { clabe: person.clabe } });
}

/** Registers a client and opens an application. */
export async function openApplication(world: World): Promise<Applicant> {
  const client = await registerPerson(world);
  const requested = await requestOf(client);
  const { id } = await must(client, createApplication, requested.application);
  return { ...client, request: requested, applicationId: id };
}

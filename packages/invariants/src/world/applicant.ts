import { addMonthsClamped, payDateOptions } from '@lender/calculator';
import {
  completeStepFour,
  completeStepThree,
  completeStepTwo,
  createApplication,
  createClient,
  drawTestPerson,
  getCalculatorConfig,
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

/** Somebody of the sandbox, signed in. */
export interface Client extends Session {
  readonly person: Person;
}

const PASSWORD = 'una frase larga y segura';
/** Which pay date of the list is chosen: about three weeks ahead, so that a loan has days to live. */
const PAY_DATE = 20;

/** Registers somebody whom the sandbox draws, with their names and CURP. */
export async function registerSomebody(world: World): Promise<Client> {
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

/** What somebody asks for: what they were drawn for, until a pay date about three weeks ahead. */
export async function wishOf(client: Client): Promise<Send<typeof createApplication>> {
  const { today } = await must(client, getCalculatorConfig);
  const option = payDateOptions('monthly', today)[PAY_DATE];
  if (!option) throw new CannotRun(`no pay date ${PAY_DATE} days after ${today}`);
  const payDates = { first_repayment_option: option.firstDate, second_repayment_option: option.secondDate };
  return { body: { salaryCycle: 'monthly', payDates, loanAmount: client.person.loanAmount } };
}

/** Tells everything that the forms ask for, but for the photos. */
export async function tellEverything(world: World, client: Client): Promise<void> {
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

/** Registers somebody and opens an application. */
export async function openApplication(world: World): Promise<Client & { readonly applicationId: string }> {
  const client = await registerSomebody(world);
  const { id } = await must(client, createApplication, await wishOf(client));
  return { ...client, applicationId: id };
}

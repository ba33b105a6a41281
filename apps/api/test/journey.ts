import { addDays, addMonthsClamped, type PlainDate, payDateOptions } from '@lender/calculator';
import { buildClabe } from '@lender/clabe';
import {
  completeStepFour,
  completeStepThree,
  completeStepTwo,
  createApplication,
  createClient,
  finishClientDocuments,
  getFlow,
  ID_PHOTO_TYPES,
  saveAccountNumber,
  sendSmsCodePublic,
  uploadClientDocument,
} from '@lender/contract';
import { generateCurp, type Person } from '@lender/curp';
import { centavos } from '@lender/money';
import { PHOTO } from './photo.ts';
import type { TestServer } from './server.ts';

let people = 0;

/** Somebody new: phone, e-mail, CURP and CLABE that nobody else in this run has. */
export function somebody() {
  people += 1;
  const digits = String(people).padStart(6, '0');
  const birthDate = addDays('1985-01-01' as PlainDate, people);
  const person: Person = {
    givenNames: 'Ana',
    firstSurname: 'Robles',
    secondSurname: 'Luna',
    birthDate,
    sex: 'M',
    state: 'DF',
  } as Person;
  const curp = generateCurp(person);
  if (!curp.ok) throw new Error(curp.problem.code);
  const clabe = buildClabe({ bankCode: '012', plazaCode: '180', account: `555${digits}70` });
  if (!clabe.ok) throw new Error(clabe.problem.code);
  return {
    phone: `5512${digits}`,
    email: `ana.${digits}@example.com`,
    curp: curp.value.curp,
    clabe: clabe.value.clabe,
    password: 'una frase larga y segura',
  };
}

export type Somebody = ReturnType<typeof somebody>;

const codesSeen = new Map<string, number>();

/** The next code that arrives on the simulated phone. */
export async function codeOnPhone(server: TestServer, phone: string): Promise<string> {
  const seen = codesSeen.get(phone) ?? 0;
  for (let attempt = 0; attempt < 200; attempt++) {
    const response = await fetch(`${server.simulators.url}/telefono/${phone}/messages.json`);
    const text = response.ok ? await response.text() : '';
    const codes = [...text.matchAll(/"(\d{3,8}) es tu código/g)].map((match) => match[1]);
    // The newest message comes first.
    if (codes.length > seen && codes[0]) {
      codesSeen.set(phone, codes.length);
      return codes[0];
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no new code on the phone ${phone}`);
}

export async function register(server: TestServer, who: Somebody): Promise<string> {
  await server.call(sendSmsCodePublic, { body: { mobilePhone: { number: who.phone } } });
  const code = await codeOnPhone(server, who.phone);
  const created = await server.call(createClient, {
    body: {
      language: 'mx',
      mobilePhone: { number: who.phone },
      code,
      email: who.email,
      password: who.password,
      consents: { terms: true, privacy: true },
    },
  });
  if (created.status !== 201) throw new Error(`registration was refused: ${JSON.stringify(created.body)}`);
  return created.data.Authorization;
}

export interface Wish {
  readonly pesos?: number;
  readonly incomePesos?: number;
  readonly seniorityMonths?: number;
}

/** From registration to the photos, with steady work unless told otherwise; the decision follows by itself. */
export async function apply(
  server: TestServer,
  who: Somebody,
  wish: Wish = {},
): Promise<{ token: string; applicationId: string }> {
  const { pesos = 2_000, incomePesos = 40_000, seniorityMonths = 36 } = wish;
  const token = await register(server, who);
  const as = { token };
  const { today } = await server.services.clock.business(server.services.db);
  await expectDone(
    server.call(
      completeStepTwo,
      { body: { firstName: 'Ana', lastName: 'Robles', secondLastName: 'Luna', nationalIdentificator: who.curp } },
      as,
    ),
  );
  const option = payDateOptions('monthly', today)[19];
  if (!option) throw new Error('no pay date');
  const application = await expectDone(
    server.call(
      createApplication,
      {
        body: {
          salaryCycle: 'monthly',
          payDates: { first_repayment_option: option.firstDate, second_repayment_option: option.secondDate },
          loanAmount: centavos(pesos * 100),
        },
      },
      as,
    ),
  );
  await expectDone(
    server.call(
      completeStepThree,
      {
        body: {
          employmentStatus: 'employed',
          employmentPosition: 'employed.office',
          companyName: 'Papelería El Sol',
          employedSince: addMonthsClamped(today, -seniorityMonths),
          monthlyIncome: centavos(incomePesos * 100),
          monthlyObligations: centavos(0),
        },
      },
      as,
    ),
  );
  const address = {
    regionId: 1,
    cityId: 1,
    district: 'Centro',
    street: 'Juárez',
    exteriorNumber: '12',
    postalCode: '20000',
  };
  await expectDone(server.call(completeStepFour, { body: { address } }, as));
  await expectDone(
    server.call(
      completeStepFour,
      { body: { reference: { fullName: 'Luis Pérez', phone: '5598765432', relationship: 'friend' } } },
      as,
    ),
  );
  await expectDone(server.call(saveAccountNumber, { body: { clabe: who.clabe } }, as));
  for (const type of ID_PHOTO_TYPES)
    await expectDone(server.call(uploadClientDocument, { body: { type, file: new Blob([PHOTO]) } }, as));
  await expectDone(server.call(finishClientDocuments, {} as never, as));
  return { token, applicationId: application.id };
}

/** Waits until the flow stands at a step. */
export async function untilStep(server: TestServer, token: string, step: string): Promise<void> {
  let seen = '';
  for (let attempt = 0; attempt < 300; attempt++) {
    const { data } = await server.call(getFlow, {} as never, { token });
    seen = data.step;
    if (seen === step) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the flow stands at ${seen}, not at ${step}`);
}

async function expectDone<T extends { status: number; data: unknown; body: unknown }>(
  called: Promise<T>,
): Promise<T['data']> {
  const answer = await called;
  if (answer.status >= 300) throw new Error(`refused: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.data;
}

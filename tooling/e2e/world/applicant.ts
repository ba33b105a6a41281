import { expect } from '@playwright/test';
import { ApiVisitor } from './api.ts';
import { businessDay } from './clock.ts';
import type { Borrower } from './draw/draw.ts';
import { Phone } from './phone.ts';
import { photoFile } from './photo.ts';

/** A borrower who applies through the API, for journeys that begin where staff look at the application. */
export class Applicant {
  readonly who: Borrower;
  readonly api = new ApiVisitor();
  /** One phone for all codes: each code is read once. */
  readonly #phone: Phone;

  constructor(who: Borrower) {
    this.who = who;
    this.#phone = new Phone(who.phone);
  }

  /** Applies, from the phone to the photos; the decision follows by itself. */
  async apply(): Promise<void> {
    const { who, api } = this;
    const mobilePhone = { number: who.phone };
    await api.send('POST', '/web/public/client/phone/sms-code', { mobilePhone });
    const code = await this.#phone.nextCode();
    const consents = { terms: true, privacy: true };
    const account = { language: 'mx', mobilePhone, code, email: who.email, password: who.password, consents };
    await api.send('POST', '/web/public/client', account);
    await api.signInAs('client', who.phone, who.password);
    const { firstName, lastName, secondLastName, curp: nationalIdentificator } = who;
    const names = { firstName, lastName, secondLastName, nationalIdentificator };
    await api.send('PUT', '/web/private/client/complete-step-two', names);
    await api.send('POST', '/web/private/client/application', {
      salaryCycle: 'monthly',
      payDates: await payDates(),
      loanAmount: { amount: who.amountPesos, currency: 'MXN' },
    });
    await this.#tellOfThemself();
    for (const type of ['id_front', 'id_back', 'selfie']) await this.upload(type);
    await this.finish();
  }

  /** Waits until the flow leads to this step: the steps before it happen by themselves. */
  async untilStep(step: string): Promise<void> {
    const flow = () => this.api.get('/web/private/client/flow');
    await expect.poll(async () => (await flow()).step, { timeout: 60_000 }).toBe(step);
  }

  /** Signs the approved loan; the payout follows by itself. */
  async sign(): Promise<void> {
    const { api } = this;
    await api.send('POST', '/web/private/client/phone/sms-code-ts');
    const { id } = await api.get('/web/private/client/application/actual');
    await api.post(`/web/private/client/application/agreement/${id}`, { otp: await this.#phone.nextCode() });
  }

  async #tellOfThemself(): Promise<void> {
    const { who, api } = this;
    await api.send('PUT', '/web/private/client/complete-step-three', {
      employmentStatus: 'employed',
      employmentPosition: 'employed.office',
      companyName: 'Papelería El Sol',
      employedSince: monthsBefore(await businessDay(), who.monthsAtWork),
      monthlyIncome: { amount: who.monthlyIncomePesos, currency: 'MXN' },
      monthlyObligations: { amount: 0, currency: 'MXN' },
    });
    const address = { regionId: 1, cityId: 1001, district: 'Centro', street: 'Juárez', exteriorNumber: '12' };
    const reference = { fullName: 'Luis Pérez', phone: '5598765432', relationship: 'friend' };
    const stepFour = '/web/private/client/complete-step-four';
    await api.send('PUT', stepFour, { address: { ...address, postalCode: '20000' } });
    await api.send('PUT', stepFour, { reference });
    await api.send('POST', '/web/private/client/bank/saveAccountNumber', { clabe: who.clabe });
  }

  /** Uploads a real photo; every applicant sends the same one. */
  async upload(type: string): Promise<void> {
    const { name, mimeType, buffer } = photoFile();
    const form = new FormData();
    form.set('type', type);
    form.set('file', new Blob([buffer], { type: mimeType }), name);
    await this.api.send('POST', '/web/private/client/client-document/upload', form);
  }

  async finish(): Promise<void> {
    await this.api.send('POST', '/web/private/client/client-document/finish', {});
  }
}

/** Returns a day three weeks ahead that every month has, and the same day a month later. */
async function payDates() {
  const first = new Date(`${await businessDay()}T00:00:00Z`);
  first.setUTCDate(first.getUTCDate() + 18);
  while (first.getUTCDate() > 28) first.setUTCDate(first.getUTCDate() + 1);
  const second = new Date(first);
  second.setUTCMonth(second.getUTCMonth() + 1);
  return { first_repayment_option: dayOf(first), second_repayment_option: dayOf(second) };
}

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

function monthsBefore(day: string, months: number): string {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - months);
  return dayOf(date);
}

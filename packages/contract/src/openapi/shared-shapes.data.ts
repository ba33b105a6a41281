import type { core } from 'zod/mini';
import { application } from '../applications/application.ts';
import { caseDetail } from '../review/case-detail.ts';
import { caseRow } from '../review/case-row.ts';
import { charge } from '../pricing/charge.ts';
import { offer } from '../pricing/offer.ts';
import { clientDocument } from '../documents/client-document.ts';
import { clientProfile } from '../profile/client-profile.ts';
import { clabeText } from '../wire/account-numbers.ts';
import { applicationStatus } from '../wire/application-status.ts';
import { dayText, instant } from '../wire/calendar.ts';
import { clientStatus } from '../wire/client-status.ts';
import { id } from '../wire/id.ts';
import { loanStatus } from '../wire/loan-status.ts';
import { expense, income, money, nonNegativeMoney, pesos, pesosInPath, positiveMoney } from '../wire/money.ts';
import { month } from '../wire/month.ts';
import { passwordText } from '../wire/password.ts';
import { payCycle } from '../wire/pay-cycle.ts';
import {
  alternatePhone,
  curpText,
  emailAddress,
  fullName,
  personName,
  phoneNumber,
  relationship,
  workPhone,
} from '../wire/person.ts';
import { promoCode } from '../wire/promo-code.ts';
import { companyName, smsCode } from '../wire/text.ts';

interface SharedShape {
  readonly shape: () => core.$ZodType;
  readonly description: string;
  /** Example on the wire. @default one that is made of the examples of its parts */
  readonly example?: unknown;
}

const amount = (pesos: number) => ({ amount: pesos, currency: 'MXN' });

/** Shapes that several endpoints share: each is described once and referred to by name. */
export const SHARED_SHAPES: Readonly<Record<string, SharedShape>> = {
  Id: { shape: id, description: 'A UUID.', example: '0199c3a4-5b6c-7d7e-8f80-91a2b3c4d5e6' },
  Day: { shape: dayText, description: 'A calendar day of America/Mexico_City.', example: '2026-11-23' },
  Moment: { shape: instant, description: 'A moment in UTC.', example: '2026-11-23T17:20:00.000Z' },
  Month: { shape: month, description: 'A month of America/Mexico_City.', example: '2026-10' },
  Money: { shape: money, description: 'An amount in pesos, at most two decimals.', example: amount(4788.8) },
  PositiveMoney: { shape: positiveMoney, description: 'An amount above zero.', example: amount(3000) },
  NonNegativeMoney: { shape: nonNegativeMoney, description: 'An amount of zero or more.', example: amount(1200) },
  Income: { shape: income, description: 'Monthly income, in whole pesos.', example: amount(12500) },
  Expense: {
    shape: expense,
    description: 'Monthly expenses, in whole pesos. 0 for none.',
    example: amount(4000),
  },
  Pesos: { shape: pesos, description: 'Pesos, at most two decimals.', example: 4788.8 },
  PesosInAddress: { shape: pesosInPath, description: 'Pesos as digits, at most two decimals.', example: '3000.50' },
  PayCycle: { shape: payCycle, description: 'How often the borrower is paid.' },
  ApplicationStatus: { shape: applicationStatus, description: 'The number of an application’s status.' },
  ClientStatus: { shape: clientStatus, description: 'The number of a client’s status.' },
  LoanStatus: { shape: loanStatus, description: 'The number of a loan’s status.' },
  PersonName: { shape: personName, description: 'A given name or a surname: 2 to 50 letters.', example: 'María' },
  FullName: { shape: fullName, description: 'A full name: at least two words.', example: 'María Hernández López' },
  Phone: { shape: phoneNumber, description: 'A Mexican phone number: ten digits.', example: '5512345678' },
  AlternatePhone: {
    shape: alternatePhone,
    description: 'A second phone, in Mexico or abroad: 8 to 15 digits.',
    example: '5587654321',
  },
  WorkPhone: {
    shape: workPhone,
    description: 'A phone at work: ten digits, or the format of older switchboards.',
    example: '5555123400',
  },
  Email: { shape: emailAddress, description: 'An e-mail address.', example: 'maria@example.com' },
  Curp: { shape: curpText, description: 'A CURP, as the borrower typed it.', example: 'HELM900215MDFRPR07' },
  Clabe: {
    shape: clabeText,
    description: 'A CLABE, as the borrower typed it: 18 digits, with room for spaces.',
    example: '002010077777777771',
  },
  Password: {
    shape: passwordText,
    description: 'A password. `getPasswordRules` returns the rules for a new one.',
    example: 'un tren de noche',
  },
  SmsCode: { shape: smsCode, description: 'A code that the server sent by SMS or e-mail.', example: '4821' },
  CompanyName: { shape: companyName, description: 'An employer’s name.', example: 'Panadería La Espiga' },
  PromoCode: { shape: promoCode, description: 'A promotion’s code.', example: 'BIENVENIDA' },
  Relationship: { shape: relationship, description: 'Relationship of the contact to the client.' },
  Charge: { shape: charge, description: 'A charge with its IVA.' },
  Offer: {
    shape: offer,
    description: 'The price of a loan, with every figure. `total` is the exact sum of its parts.',
  },
  Application: { shape: application, description: 'A loan application as its borrower sees it.' },
  ClientProfile: { shape: clientProfile, description: 'The profile of a client.' },
  ClientDocument: { shape: clientDocument, description: 'A document of a client.' },
  CaseRow: { shape: caseRow, description: 'An application as a row of a queue.' },
  CaseDetail: { shape: caseDetail, description: 'An application, with all the data that a decision needs.' },
};

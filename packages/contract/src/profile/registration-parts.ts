import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { expense, income } from '../wire/money.ts';
import { curpText, fullName, personName, phoneNumber, relationship, workPhone } from '../wire/person.ts';
import { classificationKey, companyName, line } from '../wire/text.ts';

/** Identity of the client. */
export const details = lazy(() =>
  z.strictObject({
    firstName: personName(),
    middleName: z.optional(personName()),
    lastName: personName(),
    secondLastName: z.optional(personName()),
    nationalIdentificator: curpText(),
  }),
);

/** Work and income. */
export const employment = lazy(() =>
  z.strictObject({
    /** Key of an employment status. */
    employmentStatus: classificationKey(),
    /** Key of a position of that status. */
    employmentPosition: classificationKey(),
    companyName: companyName(),
    /** First day of the month in which this work began. */
    employedSince: plainDate(),
    /** Net monthly income. */
    monthlyIncome: income(),
    /** Amount that goes to other debts each month. */
    monthlyObligations: expense(),
    workPhone: z.optional(workPhone()),
  }),
);

/** Address at which the client lives. */
export const address = lazy(() =>
  z.strictObject({
    regionId: z.int(),
    cityId: z.int(),
    /** Colonia. */
    district: line(80),
    street: line(120),
    exteriorNumber: line(20),
    interiorNumber: z.optional(line(20)),
    postalCode: z.string().check(z.regex(/^[0-9]{5}$/)),
  }),
);

/** Person who knows the client. */
export const reference = lazy(() =>
  z.strictObject({
    fullName: fullName(),
    phone: phoneNumber(),
    relationship: relationship(),
  }),
);

/** Fields of the specification's forms as schemas, so that a form refuses what the server would refuse. */
export { clabeText } from './wire/account-numbers.ts';
export { birthDate, documentExpiration, plainDate } from './wire/calendar.ts';
export { expense, income, positiveMoney } from './wire/money.ts';
export { passwordText } from './wire/password.ts';
export { payCycle } from './wire/pay-cycle.ts';
export {
  alternatePhone,
  curpText,
  emailAddress,
  fullName,
  personName,
  phoneNumber,
  relationship,
  workPhone,
} from './wire/person.ts';
export { promoCode } from './wire/promo-code.ts';
export { companyName, smsCode } from './wire/text.ts';

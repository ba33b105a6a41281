/** Returns a whole number from 0 to `max - 1`. */
export type RandomInt = (max: number) => number;

const digits = '0123456789';
const hexDigits = `${digits}abcdef`;
const lowerAlphanumeric = `${digits}abcdefghijklmnopqrstuvwxyz`;

const pick = (alphabet: string, length: number, randomInt: RandomInt): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Returns Twilio's id of a message: `SM` and 32 hexadecimal digits. */
export const newMessageSid = (randomInt: RandomInt): string => `SM${pick(hexDigits, 32, randomInt)}`;

/** Returns the mail server's id of a message: a UUID. */
export const newMessageId = (randomInt: RandomInt): string =>
  [8, 4, 4, 4, 12].map((length) => pick(hexDigits, length, randomInt)).join('-');

/** Returns OpenPay's id of a transaction: `tr` and 18 characters. */
export const newTransactionId = (randomInt: RandomInt): string => `tr${pick(lowerAlphanumeric, 18, randomInt)}`;

/** Returns OpenPay's id of a card, or of a token for one: `k` and 19 characters. */
export const newTokenId = (randomInt: RandomInt): string => `k${pick(lowerAlphanumeric, 19, randomInt)}`;

/** Returns the reference that a store types in or scans: 16 digits that begin with OpenPay's own. */
export const newPaynetReference = (randomInt: RandomInt): string => `1010101${pick(digits, 9, randomInt)}`;

/** Returns the first 17 digits of an account to which one charge is paid by SPEI. */
export const newSpeiAccount = (randomInt: RandomInt): string => `646180${pick(digits, 11, randomInt)}`;

/** Returns OpenPay's id of a customer: `a` and 19 characters. */
export const newCustomerId = (randomInt: RandomInt): string => `a${pick(lowerAlphanumeric, 19, randomInt)}`;

/** Returns a bank's id for a transfer that a person made: a clave de rastreo. */
export const newTrackingKey = (randomInt: RandomInt): string => `MX${pick(digits, 20, randomInt)}`;

/** Returns the authorization that a store prints on its ticket: six digits. */
export const newAuthorization = (randomInt: RandomInt): string => pick(digits, 6, randomInt);

/** Returns SPEI's clave de rastreo, at most 30 letters and digits. A payout has the same one at each request. */
export const trackingKeyOf = (transactionId: string): string => `OPENPAY${transactionId.toUpperCase()}`;

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as contract from '@lender/contract';
import { expect, test } from 'vitest';

/** Source folders of the site, and of the package that both sites share. */
const ROOMS = [import.meta.dirname, path.join(import.meta.dirname, '../../../packages/web/src')];
const sources = ROOMS.flatMap((room) =>
  globSync('**/*.{ts,tsx}', { cwd: room })
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(path.join(room, file), 'utf8')),
).join('\n');

const isEndpoint = (part: unknown): part is contract.Endpoint =>
  typeof part === 'object' && part !== null && 'access' in part && 'path' in part;
const forBorrowers = Object.values<unknown>(contract)
  .filter(isEndpoint)
  .filter(({ access }) => access !== 'staff');
const isUsed = ({ name }: contract.Endpoint) => new RegExp(`\\b${name}\\b`).test(sources);

/** Calls that no page of this site needs: they are for other programs that the specification names. */
const NO_PAGE: Readonly<Record<string, string>> = {
  acceptInvitation: 'staff join by the back-office',
  checkClientKey: 'tells anybody who has an account; the site asks once the phone is proven, by proveNewPhone',
  getActualApplicationStatus: 'getFlow tells the status together with the page that it leads to',
  getCities: 'the address is chosen state by state, by getRegionCities',
  getClassification: 'every list that a form shows has a call of its own',
  getClassificationList: 'a bank is recognised by its CLABE and never chosen',
  getIdDocAutocompleteTime: 'nobody reads the data of an identification from its photo',
  getPayoff: 'the loan page settles today, and getActiveLoan says for how much',
  getVerificationCode: 'who is sent a code is told in the answer when to ask again',
  getVerificationDigit: 'how many digits a code has stands in the answer that sends it',
  getWards: 'an address has a district, and no part of one',
  loginUser: 'staff sign in to the back-office',
  postGeo: 'the site asks nobody where they are',
  postHelloSoda: 'the provider has no public interface: it always answers that it is not available',
  postMetrics: 'the site measures nothing of a page of its own accord',
  readInvitation: 'staff join by the back-office',
  renderDocument: 'a document is read as a file, by downloadDocument',
  saveNationalId: 'the names and the CURP are corrected together, on the page of the details',
  sendPublicSmsCodeForPurpose: 'each purpose of a code has a call of its own',
  validateIban: 'a CLABE is checked as it is typed, by the package that the server uses too',
  verifyPhone: 'a phone is proven when the account is opened, and when it is changed',
  verifyPhoneTs: 'a code is given together with the signature',
};

test('every call that a borrower may make is made by a page, or listed with a reason why not', () => {
  const unused = forBorrowers.filter((endpoint) => !isUsed(endpoint)).map(({ name }) => name);
  expect(unused.toSorted()).toEqual(Object.keys(NO_PAGE).toSorted());
});

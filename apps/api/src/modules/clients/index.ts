export { bankName, checkClabe } from './accounts/check-clabe.ts';
export { clientsOfAccount } from './accounts/clients-of-account.ts';
export { findBankAccount, readBankAccount } from './accounts/find-bank-account.ts';
export { storeAccountProof, storeBankAccount } from './accounts/store-bank-account.ts';
export { findEmployer } from './answers/find-employer.ts';
export { readEmployment } from './answers/read-employment.ts';
export { readPayDates } from './answers/read-pay-dates.ts';
export {
  storeAddress,
  storeEmployment,
  storePayDates,
  storeProfile,
  storeReferenceContact,
} from './answers/store-answers.ts';
export { isListed } from './block-list/is-listed.ts';
export { lockBorrower, mayBorrow } from './borrowing/lock-borrower.ts';
export { keepPromotion, restorePromotion, storeAcceptedLimit } from './borrowing/store-borrowing.ts';
export { isClosedBank } from './catalogues/closed-bank.ts';
export { seedBanks } from './catalogues/seed-banks.ts';
export { seedClassifications } from './catalogues/seed-classifications.ts';
export { acceptTerms, isAccountComplete } from './consents/accept-terms.ts';
export { endReferences, isActiveReference } from './consents/collector-reference.ts';
export { consentAnswer, hasConsent, readConsent } from './consents/consents.ts';
export { recordConsent } from './consents/record-consent.ts';
export { textToAccept } from './consents/text-to-accept.ts';
export { knownOfOwner } from './contacts/known-of-owner.ts';
export { type OwnContacts, readContacts } from './contacts/own-contacts.ts';
export { ownPhone } from './contacts/own-phone.ts';
export { provenEmail } from './contacts/proven-email.ts';
export { saveEmail } from './contacts/save-email.ts';
export { storeFirstPhoneProof, storePhone, storePhoneProof, storeSealedEmail } from './contacts/store-contact.ts';
export { openStreetAddress, sealStreetAddress } from './contacts/street-address.ts';
export { findAccount, readAccount } from './find-account.ts';
export { fullName, fullNameOf, NAME_COLUMNS } from './full-name.ts';
export { hasDetails } from './has-details.ts';
export { checkBirthDate } from './identity/birth-date.policy.ts';
export { claimCurp } from './identity/claim-curp.ts';
export { claimIdentity, claimOwner, proveEmail, replaceClaim } from './identity/claim-identity.ts';
export { findClient } from './identity/find-client.ts';
export { holdClaim, restoreClaim } from './identity/held-claim.ts';
export { countHolders } from './identity/identifier-holders.ts';
export { identityStatus } from './identity/identity-status.ts';
export { isSamePerson } from './identity/is-same-person.policy.ts';
export { normaliseEmail } from './identity/normalise-email.ts';
export { openAccount } from './identity/open-account.ts';
export { isIdentifierDoubted } from './identity/refused-curps.ts';
export { saveDetails, storeCurp } from './identity/save-details.ts';
export { readSignInName, type SignInName } from './identity/sign-in-name.ts';
export { readPasswordHash, storePassword } from './identity/store-password.ts';
export { lockClient } from './lock-client.ts';
export { lockFreeClients } from './lock-free-clients.ts';
export { maskClabe, maskCurp, maskEmail, maskPhone } from './masks.ts';
export { type ClientMove, moveClient } from './move-client.ts';
export { clientName, findCurp, findPerson, readCurp, readFullNames, readPerson } from './person.ts';
export { openPersonal, type PersonalColumn, sealPersonal } from './personal.ts';
export { readPlaces } from './places/catalogue/read-places.ts';
export { seedPlaces } from './places/catalogue/seed-places.ts';
export { seedPostalCodes } from './places/catalogue/seed-postal-codes.ts';
export { normaliseName } from './places/normalise-name.ts';
export { readCities, readNamedAddress } from './places/read-address.ts';
export { purgeClients } from './purge-clients.ts';
export { markReferralRegistered } from './referrals/mark-referral-registered.ts';

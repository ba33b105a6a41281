import { accountCopy } from './account/account.copy.es.ts';
import { addressCopy } from './address/address.copy.es.ts';
import { bankAccountCopy } from './bank-account/bank-account.copy.es.ts';
import { detailsCopy } from './details/details.copy.es.ts';
import { employmentCopy } from './employment/employment.copy.es.ts';
import { idPhotosCopy } from './id-photos/id-photos.copy.es.ts';
import { referenceCopy } from './reference/reference.copy.es.ts';

/** Copy for the steps of the registration, in the order in which the flow asks for them. */
export const registrationCopy = {
  account: accountCopy,
  details: detailsCopy,
  employment: employmentCopy,
  address: addressCopy,
  reference: referenceCopy,
  bankAccount: bankAccountCopy,
  idPhotos: idPhotosCopy,
};

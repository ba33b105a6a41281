import { accountCopy, phoneCopy } from './account/account.copy.es.ts';
import { addressCopy } from './address/address.copy.es.ts';
import { bankAccountCopy } from './bank-account/bank-account.copy.es.ts';
import { detailsCopy } from './details/details.copy.es.ts';
import { employmentCopy } from './employment/employment.copy.es.ts';
import { idPhotosCopy } from './id-photos/id-photos.copy.es.ts';
import { referenceCopy } from './reference/reference.copy.es.ts';

/** What the registration says, page by page. */
export const registrationCopy = {
  title: 'Crea tu cuenta',
  phone: phoneCopy,
  account: accountCopy,
  details: detailsCopy,
  employment: employmentCopy,
  address: addressCopy,
  reference: referenceCopy,
  bankAccount: bankAccountCopy,
  idPhotos: idPhotosCopy,
};

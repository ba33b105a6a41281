import { accountCopy, phoneCopy } from './account.copy.es.ts';
import { addressCopy } from './address.copy.es.ts';
import { bankAccountCopy } from './bank-account.copy.es.ts';
import { detailsCopy } from './details.copy.es.ts';
import { employmentCopy } from './employment.copy.es.ts';
import { referenceCopy } from './reference.copy.es.ts';

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
};

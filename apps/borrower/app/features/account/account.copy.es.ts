import { completeCopy } from './complete/complete.copy.es.ts';
import { changeEmailCopy, changePhoneCopy } from './contact-change/contact-change.copy.es.ts';
import { contactsCopy } from './contacts/contacts.copy.es.ts';
import { passwordCopy } from './password/password.copy.es.ts';
import { payDaysCopy } from './pay-days/pay-days.copy.es.ts';
import { promoCopy } from './promo-code/promo.copy.es.ts';
import { referralsCopy } from './referrals/referrals.copy.es.ts';
import { undoCopy } from './undo/undo.copy.es.ts';

/** Copy of the changes that a client makes to the account. */
export const accountCopy = {
  back: 'Mi perfil',
  sendCode: 'Enviar código',
  email: changeEmailCopy,
  phone: changePhoneCopy,
  password: passwordCopy,
  undo: undoCopy,
  complete: completeCopy,
  contacts: contactsCopy,
  referrals: referralsCopy,
  promo: promoCopy,
  payDays: payDaysCopy,
};

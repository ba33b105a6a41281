import type { Implementation } from '../../implement.ts';
import { addDebitCreditCardHandler } from './bank-account/add-debit-credit-card.handler.ts';
import { saveAccountNumberHandler } from './bank-account/save-account-number.handler.ts';
import { validateIbanHandler } from './bank-account/validate-iban.handler.ts';
import { changeClientStatusHandler } from './change-client-status.handler.ts';
import { completeBackOfficeClientHandler } from './complete-back-office-client.handler.ts';
import { updateConsentHandler } from './consents/update-consent.handler.ts';
import { changeClientContactHandler } from './contact-change/change-client-contact.handler.ts';
import { changeEmailHandler } from './contact-change/change-email.handler.ts';
import { changePhoneHandler } from './contact-change/change-phone.handler.ts';
import { sendContactCodeHandler } from './contact-change/send-contact-code.handler.ts';
import { undoChangeHandler } from './contact-change/undo-change.handler.ts';
import { getClientHandler } from './get-client.handler.ts';
import { overrideClientLimitHandler } from './override-client-limit.handler.ts';
import { completeStepFourHandler } from './steps/complete-step-four.handler.ts';
import { completeStepThreeHandler } from './steps/complete-step-three.handler.ts';
import { completeStepTwoHandler } from './steps/complete-step-two.handler.ts';
import { getRegistrationHandler } from './steps/get-registration.handler.ts';
import { saveNationalIdHandler } from './steps/save-national-id.handler.ts';
import { updateClientHandler } from './update-client.handler.ts';

export const endpoints: readonly Implementation[] = [
  addDebitCreditCardHandler,
  saveAccountNumberHandler,
  validateIbanHandler,
  changeClientContactHandler,
  changeClientStatusHandler,
  changeEmailHandler,
  changePhoneHandler,
  completeBackOfficeClientHandler,
  getClientHandler,
  overrideClientLimitHandler,
  getRegistrationHandler,
  completeStepFourHandler,
  completeStepThreeHandler,
  completeStepTwoHandler,
  saveNationalIdHandler,
  sendContactCodeHandler,
  updateClientHandler,
  updateConsentHandler,
  undoChangeHandler,
];

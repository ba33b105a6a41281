import { type AskableType, UPLOAD_OBJECTIONS } from '@lender/contract';
import { reasonWords, rejectionReasons } from '../../../vocabulary/reason.copy.es.ts';
import { actCopy } from './act.copy.es.ts';

const { fields: copy } = actCopy;

/** Reasons that a rejection offers, in words. */
export const rejectionOptions = rejectionReasons.map((value) => ({ value, label: reasonWords[value] }));

const ASKABLE: readonly AskableType[] = ['id_front', 'id_back', 'selfie', 'payroll', 'bank_statement'];

export const documentOptions = ASKABLE.map((value) => ({ value, label: copy.documents[value] }));

export const objectionOptions = UPLOAD_OBJECTIONS.map((value) => ({ value, label: copy.objections[value] }));

import type { PayCycle } from '@lender/calculator';
import type { IdPhotoType, ProofType } from '@lender/contract';

const relationship = {
  family: 'Familiar',
  friend: 'Amiga o amigo',
  coworker: 'Trabajamos juntos',
  neighbour: 'Vecina o vecino',
} as const;

const payCycle: Readonly<Record<PayCycle, string>> = {
  weekly: 'Cada semana',
  biweekly: 'Cada dos semanas',
  semi_monthly: 'Cada quincena',
  monthly: 'Cada mes',
};

const documentType: Readonly<Record<IdPhotoType | ProofType | 'bank_statement', string>> = {
  id_front: 'Identificación, frente',
  id_back: 'Identificación, reverso',
  selfie: 'Selfie',
  payroll: 'Recibo de nómina',
  proof_of_address: 'Comprobante de domicilio',
  bank_statement: 'Estado de cuenta',
};

/** Classifications without a parent: the title of each key. */
export const CLASSIFICATIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  relationship,
  pay_cycle: payCycle,
  document_type: documentType,
};

import type { Call } from '@lender/sdk';

export const REGISTER_PATH = '/registration';
/** Values in the address about the code: another one was sent, or the previous one has expired. */
export const CODE_RESENT = 'reenviado';
export const CODE_TOO_LATE = 'vencido';

/** Request of a guest: the API with the guest's rights, and the cookies read and set. */
export interface Guest {
  readonly call: Call;
  readonly request: Request;
  readonly setCookie: (header: string) => void;
}

import type { Call } from '@lender/sdk';

export const REGISTER_PATH = '/registration';
/** What the address says of the code: another one was sent, or the one before lives no longer. */
export const CODE_RESENT = 'reenviado';
export const CODE_TOO_LATE = 'vencido';

/** A guest's request: the API as it sees them, and the cookies that they carry and get. */
export interface Guest {
  readonly call: Call;
  readonly request: Request;
  readonly setCookie: (header: string) => void;
}

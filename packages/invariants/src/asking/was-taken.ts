import { isApiError } from '@lender/sdk';

/** Whether a call was taken that should be refused, also where it was answered as no client understands. */
export async function wasTaken(call: () => Promise<{ readonly ok: boolean }>): Promise<boolean> {
  try {
    return (await call()).ok;
  } catch (error) {
    if (isApiError(error) && error.kind === 'contract' && error.status < 300) return true;
    throw error;
  }
}

import { decodeWire, updateApplication } from '@lender/contract';
import { APPLICATION_STATUS } from '@lender/lending';
import type { Call } from '@lender/sdk';
import { leadTo, type Outcome } from '@lender/web/outcome';

/**
 * Withdraws an application and leads to the client's next step. An application that moved on meanwhile is left as it
 * is: the flow shows how far it got.
 */
export async function withdraw(call: Call, form: FormData): Promise<Outcome<never>> {
  const params = decodeWire(updateApplication.params(), { id: form.get('applicationId') });
  if (params.ok) await call(updateApplication, { params: params.value, body: { status: APPLICATION_STATUS.canceled } });
  return leadTo('/flow');
}

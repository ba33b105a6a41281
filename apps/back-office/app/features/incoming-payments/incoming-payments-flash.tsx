import { listApprovals } from '@lender/contract';
import { Notice, TextLink } from '@lender/ui';
import { screenPath } from '../../screens.ts';
import { useMay } from '../../shell/staff.tsx';
import { incomingPaymentsCopy as copy } from './incoming-payments.copy.es.ts';

const isFlash = (word: string | null): word is keyof typeof copy.flash =>
  word !== null && Object.hasOwn(copy.flash, word);

/** Shows the result of the previous form. */
export function IncomingPaymentsFlash({ flash }: { readonly flash: string | null }) {
  const may = useMay();
  if (!isFlash(flash)) return null;
  const toApprovals = flash === 'pedido' && may(listApprovals);
  return (
    <Notice
      tone={flash === 'repetida' ? 'warn' : 'ok'}
      role="status"
      title={copy.flash[flash]}
      action={toApprovals && <TextLink href={screenPath('approvals', {})}>{copy.toApprovals}</TextLink>}
    />
  );
}

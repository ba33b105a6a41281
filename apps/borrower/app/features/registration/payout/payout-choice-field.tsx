import { isCashPayout } from '@lender/lending';
import { RadioGroup } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import { inCashAt } from '../../../vocabulary/cash-brand.copy.es.ts';
import { PAYOUT_FIELDS, type PayoutChoice } from './payout-choice.ts';

/** Asks for a transfer to an account, or cash at a counter. */
export function PayoutChoiceField({ choice }: { readonly choice: PayoutChoice }) {
  const { t } = useTranslation('payoutChoice');
  return (
    <>
      <input type="hidden" name={PAYOUT_FIELDS.applicationId} value={choice.applicationId} />
      <RadioGroup
        id={PAYOUT_FIELDS.method}
        name={PAYOUT_FIELDS.method}
        legend={t('legend')}
        hint={t('cost')}
        look="cards"
        defaultValue={choice.chosen}
        options={choice.methods.map((method) =>
          isCashPayout(method)
            ? { value: method, label: inCashAt(method), description: t('cashDetail') }
            : { value: method, label: t('transfer'), description: t('transferDetail') },
        )}
      />
    </>
  );
}

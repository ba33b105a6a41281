import { brand } from '@lender/brand';
import { useTranslation } from 'react-i18next';
import { Bars } from '../../vocabulary/bars/bars.tsx';
import * as css from './print.css.ts';
import type { PrintedReference as Reference } from './print.server.ts';

/** Shows the reference that is handed over at the counter of a store. */
export function PrintedReference({ reference }: { readonly reference: Reference }) {
  const { t } = useTranslation('myDocuments');
  const lines = [
    [t('paper.reference.number'), reference.reference],
    [t('paper.reference.amount'), reference.amount],
    [t('paper.reference.validOn'), reference.validOn],
    [t('paper.reference.expiresOn'), reference.expiresOn],
  ] as const;
  return (
    <article className={css.sheet}>
      <p className={css.lender}>{brand.name}</p>
      <h1 className={css.title}>{t('paper.reference.title')}</h1>
      <p className={css.paragraph}>{t('paper.reference.lead')}</p>
      <Bars bars={reference.bars} label={t('paper.reference.barcode', { reference: reference.reference })} />
      <dl>
        {lines.map(([label, value]) => (
          <div key={label} className={css.line}>
            <dt>{label}</dt>
            <dd className={css.value}>
              <strong>{value}</strong>
            </dd>
          </div>
        ))}
      </dl>
      <p className={css.paragraph}>{t('paper.reference.other')}</p>
      <p className={css.paragraph}>
        {brand.customerCare.phoneLabel} · {brand.customerCare.email}
      </p>
    </article>
  );
}

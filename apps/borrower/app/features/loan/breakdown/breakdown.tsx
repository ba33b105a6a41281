import { Disclosure, Receipt, Stack, Text } from '@lender/ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { BreakdownLine } from './loan-breakdown.ts';

export interface BreakdownProps {
  readonly lines: readonly BreakdownLine[];
  readonly total: string;
}

/** Shows the parts of the amount that settles a loan today. */
export function Breakdown({ lines, total }: BreakdownProps) {
  const { t } = useTranslation('loan');
  return (
    <Disclosure summary={t('breakdown.title', { amount: total })}>
      <Stack space="s">
        <Receipt
          tone="tinted"
          lines={lines.map((line) => ({
            label: t(`breakdown.parts.${line.part}`),
            note: <Earned line={line} />,
            amount: line.amount,
          }))}
          total={{ label: t('breakdown.total'), amount: total }}
        />
        <Text size="small" tone="soft">
          {t('breakdown.iva')}
        </Text>
      </Stack>
    </Disclosure>
  );
}

function Earned({ line: { stretches, paid } }: { readonly line: BreakdownLine }) {
  const { t } = useTranslation('loan');
  return (
    <>
      {stretches.map(({ days, principal, percent }) => (
        <Fragment key={`${principal} ${days}`}>
          {t('breakdown.stretch', { count: days, principal, percent })}
          <br />
        </Fragment>
      ))}
      {paid !== null && t('breakdown.paid', { amount: paid })}
    </>
  );
}

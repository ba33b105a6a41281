import { Button, Field, Select, Stack } from '@lender/ui';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';

export interface AmountOption {
  readonly centavos: number;
  readonly label: string;
}

export interface AmountChoiceProps {
  readonly of: 'increase' | 'decrease';
  readonly amounts: readonly AmountOption[];
  /** Amount that the page shows now. */
  readonly chosen: number;
}

/** Asks for the price of another amount of an offer. Nothing is accepted by it. */
export function AmountChoice({ of, amounts, chosen }: AmountChoiceProps) {
  const { t } = useTranslation('offer');
  const isBusy = useNavigation().formData?.get('intent') === 'choose';
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="choose" />
      <Stack space="s">
        <Field id="amount" label={t('choose.label')} hint={t(`${of}.choose`)}>
          <Select
            key={chosen}
            name="amount"
            defaultValue={String(chosen)}
            options={amounts.map(({ centavos, label }) => ({ value: String(centavos), label }))}
          />
        </Field>
        <Button type="submit" tone="quiet" isBusy={isBusy}>
          {t('choose.submit')}
        </Button>
      </Stack>
    </Form>
  );
}

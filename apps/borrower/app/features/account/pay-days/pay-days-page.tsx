import { PAY_CYCLES, type PayCycle } from '@lender/calculator';
import { Button, Card, Field, Select, type SelectOption, Stack, useHydrated } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { Form, useSubmit } from '@lender/web/navigation';
import { useTranslation } from 'react-i18next';
import { FormBody } from '../../../forms/form-body.tsx';
import { useFormView } from '../../../forms/use-form-view.ts';
import { payCycleCopy } from '../../../price/pay-cycle.copy.es.ts';
import { AccountPage } from '../account-page.tsx';
import { PAY_DAYS_PATH, PAY_FIELDS, type PayField } from './pay-days.ts';

export interface PayDaysPageProps {
  readonly cycle: PayCycle;
  readonly chosen: string;
  readonly dates: readonly SelectOption[];
  readonly problem: FormProblem<PayField> | undefined;
  readonly isBusy: boolean;
}

/** Shows when a client is paid: the cycle shows its dates, by itself with a script and otherwise by a button. */
export function PayDaysPage({ cycle, chosen, dates, problem, isBusy }: PayDaysPageProps) {
  const { t } = useTranslation('account');
  const view = useFormView({ words: 'account:payDays', fields: PAY_FIELDS, problem });
  const submit = useSubmit();
  const isHydrated = useHydrated();
  const cycles = PAY_CYCLES.map((value) => ({ value, label: payCycleCopy[value] }));
  return (
    <AccountPage title={t('payDays.title')} lead={t('payDays.lead')}>
      <Card>
        <Stack space="l">
          <Form method="get" action={PAY_DAYS_PATH} key={cycle}>
            <Stack space="s">
              <Field {...view.field('cycle')}>
                <Select
                  name="cycle"
                  defaultValue={cycle}
                  options={cycles}
                  onChange={({ currentTarget }) =>
                    submit(currentTarget.form, { replace: true, preventScrollReset: true })
                  }
                />
              </Field>
              {!isHydrated && (
                <Button type="submit" tone="secondary" size="small">
                  {t('payDays.show')}
                </Button>
              )}
            </Stack>
          </Form>
          <Form method="post" action={`${PAY_DAYS_PATH}?cycle=${cycle}`} noValidate>
            <FormBody view={view} submitLabel={t('payDays.submit')} isBusy={isBusy}>
              <input type="hidden" name="cycle" value={cycle} />
              <Field {...view.field('dates')}>
                <Select key={cycle} name="dates" defaultValue={problem?.values.dates ?? chosen} options={dates} />
              </Field>
            </FormBody>
          </Form>
        </Stack>
      </Card>
    </AccountPage>
  );
}

import { Card, LinkButton, RadioGroup, Stack, Text } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useTranslation } from 'react-i18next';
import { FormBody } from '../../../forms/form-body.tsx';
import { useFormView } from '../../../forms/use-form-view.ts';
import { loanPath } from '../../../vocabulary/loan-paths.ts';
import { LoanActionPage } from '../loan-action-page.tsx';
import { CAUSES, HARDSHIP_FIELDS, type HardshipField, type OpenReport } from './report.ts';
import { SentNotice } from './sent-notice.tsx';

export interface HardshipPageProps {
  readonly loanId: string;
  readonly open: OpenReport | null;
  /** True when an extension is offered now. */
  readonly mayExtend: boolean;
  readonly formKey: string;
  readonly problem: FormProblem<HardshipField> | undefined;
  readonly isBusy: boolean;
}

/** Shows the form with which a client reports that a loan cannot be paid. */
export function HardshipPage({ loanId, open, mayExtend, formKey, problem, isBusy }: HardshipPageProps) {
  const { t } = useTranslation('report');
  const view = useFormView({ words: 'report:hardship', fields: HARDSHIP_FIELDS, problem });
  const { label: legend, ...field } = view.field('cause');
  return (
    <LoanActionPage loanId={loanId} title={t('hardship.title')} lead={t('hardship.lead')}>
      {open ? (
        <SentNotice {...open} />
      ) : (
        <Card>
          <Form method="post" action={loanPath('hardship', loanId)} noValidate>
            <FormBody
              view={view}
              formKey={formKey}
              submitLabel={t('hardship.submit')}
              isBusy={isBusy}
              secondary={
                mayExtend && (
                  <LinkButton href={loanPath('extend', loanId)} tone="secondary" width="full">
                    {t('hardship.extend')}
                  </LinkButton>
                )
              }
            >
              <Stack space="m">
                <RadioGroup
                  {...field}
                  legend={legend}
                  name="cause"
                  options={CAUSES.map((value) => ({ value, label: t(`hardship.causes.${value}`) }))}
                />
                <Text>{t('hardship.afterwards')}</Text>
              </Stack>
            </FormBody>
          </Form>
        </Card>
      )}
    </LoanActionPage>
  );
}

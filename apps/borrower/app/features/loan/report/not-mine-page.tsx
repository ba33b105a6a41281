import { Card, NumberedSteps, Stack, Text, TextLink } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useTranslation } from 'react-i18next';
import { FormBody } from '../../../forms/form-body.tsx';
import { useFormView } from '../../../forms/use-form-view.ts';
import { loanPath } from '../../../vocabulary/loan-paths.ts';
import { LoanActionPage } from '../loan-action-page.tsx';
import type { OpenReport } from './report.ts';
import { SentNotice } from './sent-notice.tsx';

export interface NotMinePageProps {
  readonly loanId: string;
  readonly open: OpenReport | null;
  /** Amount that may be given back without a charge, and until when. */
  readonly giveBack: { readonly amount: string; readonly day: string } | null;
  readonly formKey: string;
  readonly problem: FormProblem | undefined;
  readonly isBusy: boolean;
}

/** Shows the form with which a client reports that a loan was never requested, and how to give its money back. */
export function NotMinePage({ loanId, open, giveBack, formKey, problem, isBusy }: NotMinePageProps) {
  const { t } = useTranslation('report');
  const view = useFormView({ words: 'report:notMine', fields: [], problem });
  return (
    <LoanActionPage loanId={loanId} title={t('notMine.title')} lead={t('notMine.lead')}>
      {open && <SentNotice {...open} />}
      {!open && (
        <Card>
          <Form method="post" action={loanPath('notMine', loanId)}>
            <FormBody view={view} formKey={formKey} submitLabel={t('notMine.submit')} isBusy={isBusy}>
              <NumberedSteps steps={t('notMine.steps', { returnObjects: true })} />
            </FormBody>
          </Form>
        </Card>
      )}
      {giveBack && (
        <Card>
          <Stack space="s">
            <Text>{t('notMine.giveBack', giveBack)}</Text>
            <TextLink href={loanPath('withdrawal', loanId)} place="alone" icon="right">
              {t('notMine.how')}
            </TextLink>
          </Stack>
        </Card>
      )}
    </LoanActionPage>
  );
}

import { Button, Card, DescriptionList, Heading, Stack, Text, TextLink } from '@lender/ui';
import { FormKey } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { loanPath } from '../../vocabulary/loan-paths.ts';
import type { MandateView } from './mandate-view.ts';

export interface MandateCardProps {
  readonly mandate: MandateView;
  readonly loanId: string;
  readonly formKey: string;
}

/** Card that shows whether payments are debited from an account, with the button that ends or allows it. */
export function MandateCard({ mandate, loanId, formKey }: MandateCardProps) {
  const { t } = useTranslation('loan');
  const isBusy = useNavigation().state === 'submitting';
  return (
    <Card labelledBy="mandate">
      <Stack space="s">
        <Heading level={2} id="mandate">
          {t('loan.mandate.title')}
        </Heading>
        {mandate.state === 'offered' ? (
          <>
            <Text>{t('loan.mandate.offered')}</Text>
            <TextLink href={loanPath('debit', loanId)} place="alone" icon="right">
              {t('loan.mandate.allow')}
            </TextLink>
          </>
        ) : (
          <>
            <Text>{t(mandate.next ? 'loan.mandate.next' : `loan.mandate.${mandate.state}`, { ...mandate.next })}</Text>
            <DescriptionList
              items={[
                { term: t('loan.mandate.account'), detail: mandate.account },
                { term: t('loan.mandate.maximum'), detail: mandate.maximum },
                { term: t('loan.mandate.endsOn'), detail: mandate.endsOn },
              ]}
            />
            <Form method="post" action={loanPath('loan', loanId)}>
              <FormKey value={formKey} />
              <Button type="submit" tone="secondary" isBusy={isBusy}>
                {t('loan.mandate.cancel')}
              </Button>
            </Form>
          </>
        )}
      </Stack>
    </Card>
  );
}

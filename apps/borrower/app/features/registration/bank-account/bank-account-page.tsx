import { parseClabe } from '@lender/clabe';
import { Disclosure, Notice, Stack, Text, TextLink } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useTranslation } from 'react-i18next';
import { compactCode } from '../../../forms/compact-code.ts';
import { FormBody } from '../../../forms/form-body.tsx';
import { useFormDraft } from '../../../forms/use-form-draft.ts';
import { useFormView } from '../../../forms/use-form-view.ts';
import { CARD_FORM } from '../../../platform/card-settings.ts';
import type { PayoutChoice } from '../payout/payout-choice.ts';
import { PayoutChoiceField } from '../payout/payout-choice-field.tsx';
import { StepPage } from '../step-page.tsx';
import { BANK_ACCOUNT_FIELDS, type BankAccountField } from './bank-account.ts';
import { ClabeField } from './clabe-field.tsx';
import { explainClabe } from './explain-clabe.ts';

export interface BankAccountPageProps {
  /** Id of the client whose draft is saved. */
  readonly owner: string;
  readonly formKey: string;
  readonly back?: string | undefined;
  /** Account that the client gave before. */
  readonly account?: { readonly bank: string; readonly lastFour: string } | undefined;
  readonly problem: FormProblem<BankAccountField> | undefined;
  /** Bank of the number that was refused. */
  readonly bankName: string | undefined;
  readonly isBusy: boolean;
  /** True when a payout came back, so that another account is asked for. */
  readonly isReturned: boolean;
  /** Tells whether a card may be saved here, or was saved a moment ago. */
  readonly card: 'none' | 'offered' | 'saved';
  readonly payout: PayoutChoice | null;
}

const CHECKS = { clabe: (text: string) => parseClabe(compactCode(text)).ok };

/** Page for the account that receives the money. */
export function BankAccountPage(props: BankAccountPageProps) {
  const { owner, formKey, back, problem, bankName, isBusy, card, payout } = props;
  const { t } = useTranslation('registration');
  const fields = BANK_ACCOUNT_FIELDS;
  const view = useFormView({
    words: 'registration:bankAccount',
    fields,
    problem,
    explain: explainClabe,
    checks: CHECKS,
  });
  const { form } = useFormDraft(`${owner}:bankAccount`);
  return (
    <StepPage
      step="bankAccount"
      title={t('bankAccount.title')}
      detail={t('bankAccount.detail')}
      lead={t('bankAccount.lead')}
      why={t('bankAccount.why')}
      back={back}
    >
      <Stack space="l">
        <AccountNotices {...props} />
        <Form ref={form} method="post" noValidate>
          <FormBody view={view} formKey={formKey} submitLabel={t('bankAccount.submit')} isBusy={isBusy}>
            {payout && <PayoutChoiceField choice={payout} />}
            <ClabeField {...view.field('clabe')} value={problem?.values.clabe} bankName={bankName} />
            <Disclosure summary={t('bankAccount.find')}>
              <Text>{t('bankAccount.findHelp')}</Text>
            </Disclosure>
          </FormBody>
        </Form>
        {card === 'offered' && <CardOffer />}
      </Stack>
    </StepPage>
  );
}

/** Shows the result of an account or a card that was given before. */
function AccountNotices({ account, card, isReturned }: Pick<BankAccountPageProps, 'account' | 'card' | 'isReturned'>) {
  const { t } = useTranslation(['registration', 'card']);
  return (
    <>
      {card === 'saved' && (
        <Notice tone="ok" role="status">
          {t('card:saved')}
        </Notice>
      )}
      {isReturned && (
        <Notice tone="warn" title={t('bankAccount.returnedTitle')}>
          {t('bankAccount.returned')}
        </Notice>
      )}
      {account && (
        <Notice tone="info" action={<TextLink href="/flow">{t('bankAccount.keep')}</TextLink>}>
          {t('bankAccount.given', account)}
        </Notice>
      )}
    </>
  );
}

/**
 * Shows the link to the card's form. That form is a document of its own, so the address has no path: the browser goes
 * there by itself.
 */
function CardOffer() {
  const { t } = useTranslation('card');
  return (
    <TextLink href={`?${CARD_FORM.name}=${CARD_FORM.value}`} place="alone">
      {t('offer')}
    </TextLink>
  );
}

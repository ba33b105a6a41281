import { Card, Field, Heading, Notice, Stack, Text, TextInput } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useTranslation } from 'react-i18next';
import { FormBody } from '../../../forms/form-body.tsx';
import { PhoneInput } from '../../../forms/phone-input.tsx';
import { useFormDraft } from '../../../forms/use-form-draft.ts';
import { useFormView } from '../../../forms/use-form-view.ts';
import { AccountPage } from '../account-page.tsx';
import { ReferralCard } from './referral-card.tsx';
import {
  REFERRAL_FIELDS,
  REFERRALS_PATH,
  type ReferralChange,
  type ReferralField,
  type ReferralView,
} from './referrals.ts';

export interface ReferralsPageProps {
  /** Id of the client whose draft is saved. */
  readonly owner: string;
  readonly referrals: readonly ReferralView[];
  readonly done: ReferralChange | null;
  readonly formKey: string;
  readonly problem: FormProblem<ReferralField> | undefined;
  readonly isBusy: boolean;
}

/** Friends whom a client invites, and the status of each invitation. */
export function ReferralsPage({ referrals, done, problem, ...form }: ReferralsPageProps) {
  const { t } = useTranslation('account');
  return (
    <AccountPage title={t('referrals.title')} lead={t('referrals.lead')}>
      {done && !problem && (
        <Notice tone="ok" role="status">
          {t(`referrals.done.${done}`)}
        </Notice>
      )}
      <Heading level={2}>{t('referrals.list')}</Heading>
      {referrals.length === 0 && <Text tone="soft">{t('referrals.none')}</Text>}
      {referrals.map((referral) => (
        <ReferralCard key={referral.id} {...referral} />
      ))}
      <InviteForm key={referrals.length} problem={problem} {...form} />
    </AccountPage>
  );
}

type InviteFormProps = Omit<ReferralsPageProps, 'referrals' | 'done'>;

function InviteForm({ owner, formKey, problem, isBusy }: InviteFormProps) {
  const { t } = useTranslation('account');
  const view = useFormView({ words: 'account:referrals', fields: REFERRAL_FIELDS, problem });
  const { form } = useFormDraft(`${owner}:referral`);
  return (
    <Card labelledBy="invite">
      <Stack space="m">
        <Heading level={2} id="invite">
          {t('referrals.add')}
        </Heading>
        <Form ref={form} method="post" action={REFERRALS_PATH} noValidate>
          <FormBody view={view} formKey={formKey} submitLabel={t('referrals.submit')} isBusy={isBusy}>
            <Field {...view.field('name')}>
              <TextInput {...view.input('name')} autoComplete="off" autoCapitalize="words" spellCheck={false} />
            </Field>
            <Field {...view.field('phone')}>
              <PhoneInput {...view.input('phone')} autoComplete="off" />
            </Field>
          </FormBody>
        </Form>
      </Stack>
    </Card>
  );
}

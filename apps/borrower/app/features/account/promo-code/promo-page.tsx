import { Card, DescriptionList, Field, Heading, Notice, Stack, Text, TextInput } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useTranslation } from 'react-i18next';
import { FormBody } from '../../../forms/form-body.tsx';
import { useFormView } from '../../../forms/use-form-view.ts';
import { AccountPage } from '../account-page.tsx';
import { PROMO_FIELDS, type PromoField, type PromotionView } from './promo.ts';

export interface PromoPageProps {
  readonly promotion: PromotionView | null;
  readonly isSaved: boolean;
  readonly formKey: string;
  readonly problem: FormProblem<PromoField> | undefined;
  readonly isBusy: boolean;
}

/** Page for a promotion that waits for the next application. */
export function PromoPage({ promotion, isSaved, formKey, problem, isBusy }: PromoPageProps) {
  const { t } = useTranslation('account');
  const view = useFormView({ words: 'account:promo', fields: PROMO_FIELDS, problem });
  return (
    <AccountPage title={t('promo.title')} lead={t('promo.lead')}>
      {isSaved && !problem && (
        <Notice tone="ok" role="status">
          {t('promo.saved')}
        </Notice>
      )}
      {promotion ? <Promotion {...promotion} /> : <Text tone="soft">{t('promo.none')}</Text>}
      <Card>
        <Form method="post" action="/profile/promo-code" noValidate>
          <FormBody view={view} formKey={formKey} submitLabel={t('promo.submit')} isBusy={isBusy}>
            <Field {...view.field('code')}>
              <TextInput
                {...view.input('code')}
                autoComplete="off"
                autoCapitalize="characters"
                autoCorrect="off"
                spellCheck={false}
                maxLength={64}
                width="medium"
              />
            </Field>
          </FormBody>
        </Form>
      </Card>
    </AccountPage>
  );
}

function Promotion({ code, interest, fee }: PromotionView) {
  const { t } = useTranslation('account');
  const items = [
    { term: t('promo.interest'), detail: t('promo.off', { percent: interest }), percent: interest },
    { term: t('promo.fee'), detail: t('promo.off', { percent: fee }), percent: fee },
  ];
  return (
    <Card labelledBy="promotion" tone="info">
      <Stack space="s">
        <Heading level={2} id="promotion">
          {t('promo.yours')}: {code}
        </Heading>
        <DescriptionList items={items.filter(({ percent }) => percent > 0)} columns={2} />
        <Text size="small" tone="soft">
          {t('promo.replaces')}
        </Text>
      </Stack>
    </Card>
  );
}

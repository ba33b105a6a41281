import { Button, Field, Notice, Stack, Text } from '@lender/ui';
import { FormKey } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useTranslation } from 'react-i18next';
import { DateInput } from '../../../forms/date-input.tsx';
import { useFormDraft } from '../../../forms/use-form-draft.ts';
import type { FormView } from '../../../forms/use-form-view.ts';
import { EXPIRATION_ORDER, type ExpirationField, wholeYear } from './expiration.ts';

export interface FinishPartProps {
  /** Id of the client whose draft is saved. */
  readonly owner: string;
  readonly view: FormView<ExpirationField>;
  /** True when the problem is shown at a photo. */
  readonly isAboutPhotos: boolean;
  readonly isComplete: boolean;
  readonly formKey: string;
  readonly isBusy: boolean;
}

/** Shows the field for the last day of the identification, and the button to continue. */
export function FinishPart({ owner, view, isAboutPhotos, isComplete, formKey, isBusy }: FinishPartProps) {
  const { t } = useTranslation('registration');
  const { form } = useFormDraft(`${owner}:idPhotos`);
  return (
    <Form ref={form} method="post" noValidate>
      <input type="hidden" name="intent" value="finish" />
      <FormKey value={formKey} />
      <Stack space="l">
        {view.formError && !isAboutPhotos && (
          <Notice tone="danger" role="alert">
            {view.formError}
          </Notice>
        )}
        <Field {...view.field('documentExpiration')}>
          <DateInput {...view.input('documentExpiration')} order={EXPIRATION_ORDER} complete={wholeYear} />
        </Field>
        <Stack space="s">
          {!isComplete && <Text tone="soft">{t('idPhotos.incomplete')}</Text>}
          <Button type="submit" width="full" isDisabled={!isComplete} isBusy={isBusy}>
            {t('idPhotos.submit')}
          </Button>
        </Stack>
      </Stack>
    </Form>
  );
}

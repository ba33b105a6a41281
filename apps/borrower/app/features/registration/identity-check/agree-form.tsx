import { Button, Card, Checkbox, Prose, Stack, Text } from '@lender/ui';
import { FormKey } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useTranslation } from 'react-i18next';

export interface AgreeFormProps {
  /** Text that the client agrees to; null after they agreed. */
  readonly text: string | null;
  readonly formKey: string;
  readonly isBusy: boolean;
}

/** Shows what the client needs, the consent to be given, and the button that starts the check. */
export function AgreeForm({ text, formKey, isBusy }: AgreeFormProps) {
  const { t } = useTranslation('identityCheck');
  const needs = t('needs', { returnObjects: true });
  return (
    <Card>
      <Form method="post">
        <Stack>
          <FormKey value={formKey} />
          <Prose>
            <ul>
              {needs.map((need) => (
                <li key={need}>{need}</li>
              ))}
            </ul>
          </Prose>
          {text !== null && (
            <Stack space="s">
              <Text>{text}</Text>
              <Checkbox id="agree" name="agree" value="on">
                {t('agree.label')}
              </Checkbox>
              <Text size="small" tone="soft">
                {t('agree.hint')}
              </Text>
            </Stack>
          )}
          <Button type="submit" width="full" isBusy={isBusy}>
            {t('submit')}
          </Button>
        </Stack>
      </Form>
    </Card>
  );
}

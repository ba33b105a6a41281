import { Button, type ButtonProps } from '@lender/ui';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';

export interface AnswerButtonProps {
  readonly intent: 'accept' | 'keep';
  readonly tone?: ButtonProps['tone'];
  /** Amount in whole centavos, where there are several to choose from. */
  readonly amount?: number;
  readonly children: string;
}

/** Shows one answer to an offer: a form of its own, so that it works without JavaScript. */
export function AnswerButton({ intent, tone, amount, children }: AnswerButtonProps) {
  const isBusy = useNavigation().formData?.get('intent') === intent;
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      {amount !== undefined && <input type="hidden" name="amount" value={amount} />}
      <Button type="submit" width="full" tone={tone} isBusy={isBusy}>
        {children}
      </Button>
    </Form>
  );
}

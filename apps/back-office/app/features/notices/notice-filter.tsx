import { Button, Field, Inline, LinkButton, TextInput } from '@lender/ui';
import { Form } from '@lender/web/navigation';
import { type NoticeQuery, noticesPath } from './notice-query.ts';
import { noticesCopy } from './notices.copy.es.ts';

const { filter: copy } = noticesCopy;

/** Limits the list to one payment or payout, by its id at the provider. */
export const NoticeFilter = ({ transactionId }: Pick<NoticeQuery, 'transactionId'>) => (
  <Form method="get">
    <Inline space="s" align="end">
      <Field id="transaccion" label={copy.transaction}>
        <TextInput
          key={transactionId ?? ''}
          name="transaccion"
          width="medium"
          maxLength={60}
          spellCheck={false}
          defaultValue={transactionId}
        />
      </Field>
      <Button type="submit" tone="secondary" size="small">
        {copy.submit}
      </Button>
      {transactionId && (
        <LinkButton href={noticesPath({ page: 1 })} tone="quiet" size="small">
          {copy.clear}
        </LinkButton>
      )}
    </Inline>
  </Form>
);

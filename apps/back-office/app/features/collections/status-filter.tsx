import { COLLECTION_STANDINGS } from '@lender/contract';
import { Button, Field, Inline, Select } from '@lender/ui';
import { Form } from '@lender/web/navigation';
import type { CollectionQuery } from './collection-query.ts';
import { collectionsCopy as copy } from './collections.copy.es.ts';

const options = [
  { value: '', label: copy.standing.all },
  ...COLLECTION_STANDINGS.map((value) => ({ value, label: copy.standings[value] })),
];

/** Draws a form that limits the list to one kind of loans; the choice is in the address. */
export const StatusFilter = ({ bucket, standing: status }: CollectionQuery) => (
  <Form method="get">
    {bucket && <input type="hidden" name="atraso" value={bucket} />}
    <Inline space="s" align="end">
      <Field id="solo" label={copy.standing.label}>
        <Select key={status ?? ''} name="solo" options={options} defaultValue={status ?? ''} />
      </Field>
      <Button type="submit" tone="secondary" size="small">
        {copy.standing.submit}
      </Button>
    </Inline>
  </Form>
);

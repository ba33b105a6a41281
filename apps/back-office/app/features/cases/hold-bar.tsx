import { assignCases, takeCases } from '@lender/contract';
import { Button, Field, Inline, Select, type SelectOption } from '@lender/ui';
import { useMay } from '../../shell/staff.tsx';
import { queueCopy } from './queue.copy.es.ts';

const { hold: copy } = queueCopy;

/** Shows the actions on the cases that are chosen in the table of the same form. */
export function HoldBar({ workers }: { readonly workers: readonly SelectOption[] }) {
  const may = useMay();
  if (!may(takeCases)) return null;
  return (
    <Inline space="s">
      <Button type="submit" name="hacer" value="tomar" size="small">
        {copy.take}
      </Button>
      <Button type="submit" name="hacer" value="soltar" tone="secondary" size="small">
        {copy.release}
      </Button>
      {may(assignCases) && (
        <>
          <Field id="persona" label={copy.to} isLabelHidden>
            <Select name="persona" options={workers} placeholder={copy.toNobody} />
          </Field>
          <Button type="submit" name="hacer" value="dar" tone="secondary" size="small">
            {copy.give}
          </Button>
        </>
      )}
    </Inline>
  );
}

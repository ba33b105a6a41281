import { Button, Field, Inline, Select } from '@lender/ui';
import { Form } from '@lender/web/navigation';
import { DayInput } from '../../forms/day-input.tsx';
import { auditCopy } from './audit.copy.es.ts';
import type { AuditQuery } from './audit-query.ts';
import { callWords } from './call-words.copy.es.ts';

const { filter: copy } = auditCopy;

const calls = Object.entries(callWords)
  .map(([value, label]) => ({ value, label }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'es-MX'));

/** Draws a form that limits the list to an action and some days; the choice is in the address, beside what was there. */
export function AuditFilter({ kind, staffId, subjectId, call, from, to }: AuditQuery) {
  const kept = { tipo: kind, persona: staffId, asunto: subjectId };
  return (
    <Form method="get" aria-label={copy.label}>
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Inline space="s" align="end">
        <Field id="accion" label={copy.call}>
          <Select
            key={call}
            name="accion"
            options={[{ value: '', label: copy.anyCall }, ...calls]}
            defaultValue={call ?? ''}
          />
        </Field>
        <Field id="desde" label={copy.from}>
          <DayInput key={from} name="desde" defaultValue={from} />
        </Field>
        <Field id="hasta" label={copy.to}>
          <DayInput key={to} name="hasta" defaultValue={to} />
        </Field>
        <Button type="submit" tone="secondary" size="small">
          {copy.submit}
        </Button>
      </Inline>
    </Form>
  );
}

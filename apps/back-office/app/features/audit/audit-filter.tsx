import { Button, Field, Inline, TextInput } from '@lender/ui';
import { Form } from '@lender/web/navigation';
import { auditCopy } from './audit.copy.es.ts';
import type { AuditQuery } from './audit-query.ts';

const { filter: copy } = auditCopy;

/** Draws a form that limits the list to some days; the choice is in the address, beside what was there. */
export function AuditFilter({ kind, staffId, subjectId, from, to }: AuditQuery) {
  const kept = { tipo: kind, persona: staffId, asunto: subjectId };
  return (
    <Form method="get" aria-label={copy.label}>
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Inline space="s" align="end">
        <Field id="desde" label={copy.from}>
          <TextInput key={from} type="date" name="desde" width="medium" defaultValue={from} />
        </Field>
        <Field id="hasta" label={copy.to}>
          <TextInput key={to} type="date" name="hasta" width="medium" defaultValue={to} />
        </Field>
        <Button type="submit" tone="secondary" size="small">
          {copy.submit}
        </Button>
      </Inline>
    </Form>
  );
}

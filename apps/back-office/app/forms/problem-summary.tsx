import { ErrorSummary, Notice } from '@lender/ui';
import type { DescribedProblem } from '@lender/web/forms';
import { formsCopy } from './forms.copy.es.ts';

/** Heading of the list of errors: one sentence, or one for a single error and one for several. */
export type SummaryTitle = string | { readonly one: string; readonly other: string | ((errors: number) => string) };

export interface ProblemSummaryProps {
  readonly errors: DescribedProblem['errors'];
  /** Problem beyond the fields. */
  readonly form: string | undefined;
  /**
   * Heading above a problem beyond the fields. Without one, the sentence itself is the heading; null where the page shows
   * the problem elsewhere.
   */
  readonly refused?: string | null | undefined;
  readonly summary?: SummaryTitle | undefined;
}

/** Draws why a form was refused: the problem beyond its fields, or the list of its errors. */
export function ProblemSummary({ errors, form, refused, summary = formsCopy.summary }: ProblemSummaryProps) {
  return (
    <>
      {form && refused && (
        <Notice tone="danger" role="alert" title={refused}>
          {form}
        </Notice>
      )}
      {form && refused === undefined && <Notice tone="danger" role="alert" title={form} />}
      <ErrorSummary title={titleOf(summary, errors.length)} errors={errors} />
    </>
  );
}

function titleOf(summary: SummaryTitle, errors: number): string {
  if (typeof summary === 'string') return summary;
  if (errors === 1) return summary.one;
  return typeof summary.other === 'string' ? summary.other : summary.other(errors);
}

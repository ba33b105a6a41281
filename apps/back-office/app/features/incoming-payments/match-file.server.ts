import { matchReceipts, type Reply } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { formKeyOf } from '@lender/web/forms';
import { type Outcome, showPage, showRefusal } from '@lender/web/outcome';
import { matchFileCopy as copy } from './match-file.copy.es.ts';

/** Result of a file, line by line; or why nothing of it was done. */
export type FileResult =
  | { readonly refused: string }
  | {
      readonly sentence: string;
      readonly rows: readonly {
        readonly line: string;
        readonly key: string;
        readonly number: string;
        readonly outcome: string;
        readonly isDone: boolean;
      }[];
    };

/** Matches the deposits that a file names. */
export async function matchFileFrom(call: Call, data: FormData): Promise<Outcome<{ readonly file: FileResult }>> {
  const file = data.get('file');
  if (!(file instanceof File) || file.size === 0) return showRefusal({ file: { refused: copy.problems.file } });
  const answer = await call(matchReceipts, { body: { file } }, formKeyOf(data));
  if (answer.ok) return showPage({ file: resultOf(answer.data) });
  const { code } = answer.refusal;
  const isExpected = code === 'too_large' || code === 'invalid_input';
  return showRefusal({ file: { refused: isExpected ? copy.problems[code] : copy.problems.other } });
}

const resultOf = ({ matched, rows }: Reply<typeof matchReceipts>): FileResult => ({
  sentence: copy.done(matched, rows.length),
  rows: rows.map(({ line, trackingKey, number, outcome }) => ({
    ...{ line: String(line), key: trackingKey, number, isDone: outcome === 'matched' },
    outcome: copy.outcomes[outcome],
  })),
});

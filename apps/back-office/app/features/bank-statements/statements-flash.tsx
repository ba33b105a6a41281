import { Notice } from '@lender/ui';
import { balanceCopy, layoutCopy } from './balance.copy.es.ts';
import { statementsCopy as copy } from './statements.copy.es.ts';
import type { TakenIn } from './statements.server.ts';

/** Sentence for each form of the page that was accepted. */
const FLASHES = { saldo: balanceCopy.asked, columnas: layoutCopy.saved } as const;

const isFlash = (word: string | null): word is keyof typeof FLASHES => word !== null && Object.hasOwn(FLASHES, word);

export interface StatementsFlashProps {
  /** File that was just imported. */
  readonly taken: TakenIn | undefined;
  /** Form that was just accepted. */
  readonly flash: string | null;
}

/** Shows the result of the previous form. */
export const StatementsFlash = ({ taken, flash }: StatementsFlashProps) => (
  <>
    {taken && (
      <Notice tone={taken.hasGap ? 'warn' : 'ok'} role="status" title={taken.title}>
        {taken.hasGap && copy.upload.gap}
      </Notice>
    )}
    {isFlash(flash) && <Notice tone="ok" role="status" title={FLASHES[flash]} />}
  </>
);

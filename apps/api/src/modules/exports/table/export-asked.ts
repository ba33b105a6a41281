import type { PlainDate } from '@lender/calculator';
import type { Vault } from '../../../kernel/crypto/vault.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import type { ReportPeriod } from '../../reports/index.ts';

/** Input from which the rows of a file are read. */
export interface ExportAsked {
  readonly tx: Tx;
  readonly period: ReportPeriod;
  readonly today: PlainDate;
  /** True when identifiers are written in full. */
  readonly isPersonal: boolean;
  readonly vault: Vault;
}

import { BANK_LINE_STATES, type BankLineState } from '@lender/contract';
import { screenPath } from '../../screens.ts';
import { defineList } from '../../shell/list/define-list.ts';
import { placeParameter, wordParameter } from '../../shell/list/list-parameter.ts';

/** Selection of bank lines, and the line after which the page begins; all of it is kept in the address. */
export interface StatementQuery {
  readonly state?: BankLineState;
  readonly after?: string;
}

/** Address of the bank lines. */
export const statementList = defineList<StatementQuery>({
  path: () => screenPath('statements', {}),
  parameters: {
    state: wordParameter('estado', BANK_LINE_STATES),
    after: placeParameter('desde'),
  },
  place: 'after',
});

export const { parse: parseStatementQuery, pathOf: statementsPath } = statementList;

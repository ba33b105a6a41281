import { getNextCall } from '@lender/contract';
import { callReason } from '@lender/lending';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { isCollected } from '../../loans/index.ts';
import { filteredLoans, type LateFilter } from './late-loans.ts';
import { readRows } from './read-rows.ts';
import { loansAfter, sortedLoans } from './sort-loans.ts';

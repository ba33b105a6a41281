import { defineEndpoint } from '../endpoint.ts';
import { bankLists } from './bank-lists.ts';

/** Returns the banks to which payouts go, and how that list came about. */
export const listBanks = defineEndpoint({
  name: 'listBanks',
  method: 'GET',
  path: '/web/private/back-office/bank-list',
  access: 'staff',
  permission: 'bank_list.read',
  summary: 'Retrieve the list of payout banks and its history',
  reply: bankLists,
  refusals: [],
});

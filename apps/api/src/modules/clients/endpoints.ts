import type { Implementation } from '../../implement.ts';
import {
  blockIdentifierHandler,
  listBlockedIdentifiersHandler,
  unblockIdentifierHandler,
} from './block-list/block-list.handlers.ts';
import { listBanksHandler, publishBankListHandler } from './catalogues/bank-list.handlers.ts';
import { getBanksHandler, getClassificationListHandler } from './catalogues/banks.handlers.ts';
import {
  getClassificationHandler,
  getEmploymentPositionsHandler,
  getEmploymentStatusesHandler,
} from './catalogues/classifications.handlers.ts';
import { getIdDocAutocompleteTimeHandler } from './catalogues/get-id-doc-autocomplete-time.handler.ts';
import { createCollectorReferenceHandler, getConsentsHandler } from './consents/consents.handlers.ts';
import { addContactHandler } from './contacts/add-contact.handler.ts';
import { getContactsHandler } from './contacts/get-contacts.handler.ts';
import { removeContactHandler } from './contacts/remove-contact.handler.ts';
import { createAffiliateLeadHandler } from './leads/create-affiliate-lead.handler.ts';
import { getAffiliateLeadHandler } from './leads/get-affiliate-lead.handler.ts';
import {
  getCitiesHandler,
  getDistrictsHandler,
  getRegionCitiesHandler,
  getRegionsHandler,
  getWardsHandler,
} from './places/places.handlers.ts';
import { suggestAddressesHandler } from './places/suggest-addresses.handler.ts';
import { createReferralHandler } from './referrals/create-referral.handler.ts';
import { getReferralsHandler } from './referrals/get-referrals.handler.ts';
import { updateReferralHandler } from './referrals/update-referral.handler.ts';

export const endpoints: readonly Implementation[] = [
  blockIdentifierHandler,
  listBlockedIdentifiersHandler,
  unblockIdentifierHandler,
  listBanksHandler,
  publishBankListHandler,
  getBanksHandler,
  getClassificationListHandler,
  getClassificationHandler,
  getEmploymentPositionsHandler,
  getEmploymentStatusesHandler,
  getIdDocAutocompleteTimeHandler,
  createCollectorReferenceHandler,
  getConsentsHandler,
  addContactHandler,
  getContactsHandler,
  removeContactHandler,
  createAffiliateLeadHandler,
  getAffiliateLeadHandler,
  getCitiesHandler,
  getDistrictsHandler,
  getRegionCitiesHandler,
  getRegionsHandler,
  getWardsHandler,
  suggestAddressesHandler,
  createReferralHandler,
  getReferralsHandler,
  updateReferralHandler,
];

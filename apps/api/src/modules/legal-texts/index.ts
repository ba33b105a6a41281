export { purgeOrigins } from './acceptances/purge-origins.ts';
export {
  type AcceptanceCode,
  type Origin,
  openAddress,
  recordAcceptance,
} from './acceptances/record-acceptance.ts';
export { firstText } from './first-words/first-texts.data.ts';
export { liveText, textOfVersion } from './live-text.ts';
export { seedLegalTexts } from './seed-texts.ts';
export { storeText } from './store-text.ts';
export { BLOCKS, FIELDS, fieldsOf } from './wording/fields.data.ts';
export { fieldAlone, legalLine } from './wording/legal-lines.ts';
export { canonicalText, type LegalText, sha256Of } from './wording/legal-text.ts';
export { lenderWords } from './wording/lender-words.ts';
export { type LegalBlock, type LegalValues, writePlain, writeSections } from './wording/write-legal-text.ts';

export { deletePosition } from './delete-position.ts';
export { endScreenings } from './screening/end-screenings.ts';
export { isDeviceListed } from './screening/is-device-listed.ts';
export { isScreeningOpen } from './screening/is-screening-open.ts';
export { screenApplicant } from './screening/screen-applicant.ts';
export type { ScreeningKey } from './screening/screening.ts';
export { screeningEvidence } from './screening/screening-evidence.ts';
export { screeningFacts } from './screening/screening-facts.ts';
export { startScreening } from './screening/start-screening.ts';

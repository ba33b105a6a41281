/**
 * State of the data collected under a reference, as the scoring host reports it. `open`: it accepts data, and more may
 * come. `complete`: it has all of it. `refused`: it accepts none, as the reference is unknown, used before or over.
 */
export type DatasetState = 'open' | 'complete' | 'refused';

/** Client of the scoring host, for the data that the collector sent from the browser. */
export interface Scoring {
  /** @throws when the outcome is unknown: no answer in time, or one that cannot be read */
  readDataset(referenceNumber: string): Promise<DatasetState>;
}

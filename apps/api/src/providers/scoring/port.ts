/**
 * What the scoring host says of what was collected under a reference. `open`: it takes it, and more may come. `complete`:
 * it has all of it. `refused`: it takes none, as the reference is unknown, used before or over.
 */
export type DatasetState = 'open' | 'complete' | 'refused';

/** Asks the scoring host about what the collector sent to it from the browser. */
export interface Scoring {
  /** @throws when nobody knows: no answer in time, or one that cannot be read */
  readDataset(referenceNumber: string): Promise<DatasetState>;
}

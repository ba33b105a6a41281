/** Result of a check of the device that a person used. */
export type DeviceVerdict =
  | {
      readonly isKnown: true;
      /** Allow, review or deny. */
      readonly result: 'A' | 'R' | 'D';
      /** Rules that matched, in the provider's words. */
      readonly reasons: readonly string[];
      /** Provider's id of the device, the same for all its users. Undefined when it has none. */
      readonly alias: string | undefined;
    }
  /** The blackbox could not be read: nothing is known. */
  | { readonly isKnown: false };

/** Client that asks whether a device did harm before. */
export interface Device {
  /**
   * @param asked.blackbox - what the page's script sealed of the device
   * @param asked.account - our own id of the client, which means nothing to others
   * @param asked.event - what the client was doing
   * @throws when the outcome is unknown: no answer in time, or one that cannot be read
   */
  assess(asked: {
    readonly blackbox: string;
    readonly account: string;
    readonly event: string;
    readonly ip?: string;
  }): Promise<DeviceVerdict>;
}

/** Device check of a lender who uses none: it knows nothing about any device. */
export const NO_DEVICE: Device = { assess: async () => ({ isKnown: false }) };

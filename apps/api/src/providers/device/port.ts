/** What is known of the device that somebody used. */
export type DeviceVerdict =
  | {
      readonly isKnown: true;
      /** Allow, review or deny. */
      readonly result: 'A' | 'R' | 'D';
      /** The rules that it met, in the provider's words. */
      readonly reasons: readonly string[];
      /** The provider's name of the device: the same for everybody who uses it. Undefined where it has none. */
      readonly alias: string | undefined;
    }
  /** The blackbox could not be read: nothing is known. */
  | { readonly isKnown: false };

/** Asks whether a device was seen doing harm. */
export interface Device {
  /**
   * @param asked.blackbox - what the page's script sealed of the device
   * @param asked.account - our own name of the client, which says nothing to anybody else
   * @param asked.event - what the client was doing
   * @throws when nobody knows: no answer in time, or one that cannot be read
   */
  assess(asked: {
    readonly blackbox: string;
    readonly account: string;
    readonly event: string;
    readonly ip?: string;
  }): Promise<DeviceVerdict>;
}

/** For a lender who does without: nothing is known of any device. */
export const NO_DEVICE: Device = { assess: async () => ({ isKnown: false }) };

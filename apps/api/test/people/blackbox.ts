interface SimulatedDevice {
  readonly result: 'A' | 'R' | 'D';
  /** Digits. */
  readonly alias?: string;
  readonly reason?: string;
}

/** Returns what the simulated script seals of a device. */
export const blackboxOf = (device: SimulatedDevice): string => Buffer.from(JSON.stringify(device)).toString('base64');

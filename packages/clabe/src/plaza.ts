/** A city that shares a plaza code. */
export interface City {
  /** Name as the sources write it; accents are missing in places. */
  readonly name: string;
  /** Everyday name of the state, with its accents: `Michoacán`. */
  readonly state: string;
}

/** A plaza: the banking area in which an account was opened. */
export interface Plaza {
  /** Plaza code: three digits, the fourth to sixth of a CLABE. */
  readonly code: string;
  /** One or more cities; neighbouring ones share a code. */
  readonly cities: readonly [City, ...City[]];
}

/** A city that shares a plaza code. */
export interface City {
  /** Name as the sources write it; accents are missing in places. */
  readonly name: string;
  /** The state's everyday name, accents included: `Michoacán`. */
  readonly state: string;
}

/** A plaza: the place in which an account was opened. */
export interface Plaza {
  /** Three digits, the fourth to sixth of a CLABE. */
  readonly code: string;
  /** One or more; neighbouring cities share a code. */
  readonly cities: readonly [City, ...City[]];
}

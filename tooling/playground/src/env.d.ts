interface ImportMetaEnv {
  /** Where the source of the packages stands, without a trailing slash. */
  readonly REPOSITORY: string;
}

/** One line of a table: what it is and how much. */
export type Line = readonly [label: string, value: string];

/** One figure that stands out, in a frame. */
export interface Box {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
}

export interface Section {
  readonly title: string;
  /** Frames side by side, at most four. */
  readonly boxes?: readonly Box[];
  readonly lines?: readonly Line[];
  readonly paragraphs?: readonly string[];
  /** The last line of `lines` is the total. */
  readonly hasTotal?: boolean;
}

/** Every word of a document, in order. How it looks is said elsewhere. */
export interface DocumentText {
  readonly title: string;
  readonly subtitle: string;
  /** What a reader must know before anything else, such as that it is a draft. */
  readonly notice?: string;
  readonly sections: readonly Section[];
  readonly footer: (page: number, pages: number) => string;
}

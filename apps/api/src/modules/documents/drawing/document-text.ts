/** Line of a table: its label and its value. */
export type Line = readonly [label: string, value: string];

/** A highlighted figure, in a frame. */
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
  /** True when the last line of `lines` is the total. */
  readonly hasTotal?: boolean;
}

/** Every word of a document, in order, as plain data, so that a thread can draw it. Its look is defined elsewhere. */
export interface DocumentText {
  readonly title: string;
  readonly subtitle: string;
  /** Notice that a reader must see first, such as that it is a draft. */
  readonly notice?: string;
  readonly sections: readonly Section[];
  /** Metadata for programs that read the file; not drawn. */
  readonly keywords?: string;
  readonly footer: Footer;
}

/** Line at the foot of each page, with `{page}` and `{pages}` in place of their numbers. */
export type Footer = string;

/** Fills the numbers of a page into a footer. */
export const footerOf = (footer: Footer, { page, pages }: { readonly page: number; readonly pages: number }): string =>
  footer.replace('{page}', String(page)).replace('{pages}', String(pages));

/** Sender of a document: its name and the colour of its headings. A thread gets both from the process. */
export interface Letterhead {
  readonly name: string;
  /** `#rrggbb`. */
  readonly tint: string;
}

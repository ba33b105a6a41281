import type { ApprovalKind } from '@lender/contract';
import type { InvalidSettings, Setting, SettingChange, SettingTexts } from '@lender/lending';
import type { Result } from '@lender/result';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import type { DraftRecord } from './draft-record.ts';
import type { VersionRecord } from './versions.policy.ts';

/** Published version with its content. */
export interface Version<Content> {
  readonly version: number;
  readonly content: Content;
}

/** Draft as it stands, beside the version in force. */
export interface Draft<Content> {
  readonly record: DraftRecord;
  readonly live: Version<Content>;
  /** Content of the version from which it began. */
  readonly base: Content;
  readonly content: Content;
}

/** Thing with versions that staff change by drafts of its settings. */
export interface DraftDefinition<Content, Detail> {
  /** Name by which its drafts are stored. */
  readonly name: string;
  /** Kind of the request by which a draft is published. */
  readonly kind: ApprovalKind;
  /** Lists the published versions, the newest first. */
  readonly listVersions: (tx: Tx) => Promise<readonly VersionRecord[]>;
  readonly findVersion: (tx: Tx, version: number) => Promise<Content | undefined>;
  /** Reads the version in force at a moment. */
  readonly readLive: (tx: Tx, now: Date) => Promise<Version<Content>>;
  /** Returns the newest version; no other transaction publishes until the end of this one. */
  readonly lockNewest: (tx: Tx) => Promise<number>;
  readonly settingsOf: (content: Content) => Setting[];
  readonly change: (base: Content, settings: SettingTexts) => Result<Content, InvalidSettings>;
  readonly compare: (earlier: Content, later: Content) => SettingChange[];
  /** Reads what its drafts show besides their settings. */
  readonly readDetail: (tx: Tx, draft: Draft<Content>, services: Pick<Services, 'clock'>) => Promise<Detail>;
  /** Takes the effect of the end of a draft. @default none */
  readonly onClosed?: (tx: Tx, closed: ClosedDraft, services: Pick<Services, 'clock'>) => Promise<void>;
}

export interface ClosedDraft {
  readonly draftId: string;
  readonly because: 'published' | 'discarded';
}

/**
 * Keeps the types of the content and of the detail in the definition.
 *
 * @example
 * export const productDrafts = defineDraft({ name: 'product', kind: 'product.publish', change: changeProduct, … })
 */
export const defineDraft = <Content, Detail>(
  definition: DraftDefinition<Content, Detail>,
): DraftDefinition<Content, Detail> => definition;

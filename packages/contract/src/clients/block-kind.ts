/** Kinds of identifier on a block list: of people, of their accounts and of their devices. */
export const BLOCK_KINDS = ['curp', 'phone', 'email', 'clabe', 'card', 'device'] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

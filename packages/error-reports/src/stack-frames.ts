/** One call of a stack, in Sentry's format. */
export interface StackFrame {
  readonly function: string;
  readonly filename: string;
  readonly lineno: number;
  readonly colno: number;
  /** True for our own code, false for a library or Node. */
  readonly in_app: boolean;
}

const CALL = /^ {4}at (?:async )?(?:([\w$.<>[\] #]+) \()?(?:file:\/\/)?([^\s()]+):(\d+):(\d+)\)?$/;
/** The place of a checkout or an installation on the machine is private, so it is cut off. */
const FROM_ROOM = /(?:apps|packages|node_modules)\/.*$/;
const MOST = 50;

/**
 * Returns the calls of an error's stack, the innermost last. The message with which a stack begins is left out: it may
 * name a person.
 */
export function stackFrames(stack: string): StackFrame[] {
  const frames = stack.split('\n').flatMap((line): StackFrame[] => {
    const [, name, file = '', lineno, colno] = CALL.exec(line) ?? [];
    if (lineno === undefined) return [];
    const filename = FROM_ROOM.exec(file)?.[0] ?? (file.startsWith('node:') ? file : 'elsewhere');
    const in_app = !filename.includes('node_modules') && !filename.startsWith('node:');
    return [{ function: name ?? '?', filename, lineno: Number(lineno), colno: Number(colno), in_app }];
  });
  return frames.slice(0, MOST).toReversed();
}

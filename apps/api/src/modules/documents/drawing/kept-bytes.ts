/** Keeps the most recently requested files, up to a number of bytes. */
export function createKeptBytes(limit: number) {
  const files = new Map<string, Buffer>();
  let bytes = 0;
  const remove = (key: string): Buffer | undefined => {
    const file = files.get(key);
    if (files.delete(key)) bytes -= file?.length ?? 0;
    return file;
  };
  const add = (key: string, file: Buffer): void => {
    remove(key);
    files.set(key, file);
    bytes += file.length;
    for (const oldest of files.keys()) {
      if (bytes <= limit) return;
      remove(oldest);
    }
  };
  return {
    add,
    get: (key: string): Buffer | undefined => {
      const file = remove(key);
      if (file) add(key, file);
      return file;
    },
  };
}

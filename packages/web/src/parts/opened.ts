import { useEffect, useState } from 'react';

/** Something that is opened when it is first shown and closed when it no longer is. `open` must keep its identity. */
export function useOpened<T extends { close(): void }>(open: () => T): T | undefined {
  const [opened, setOpened] = useState<T>();
  useEffect(() => {
    const made = open();
    setOpened(made);
    return () => made.close();
  }, [open]);
  return opened;
}

import { useEffect } from 'react';

/** Has a resource fetched whenever its page is opened; what it had before stays in sight meanwhile. */
export function useLoaded({ run }: { readonly run: () => Promise<void> }): void {
  useEffect(() => {
    void run();
  }, [run]);
}

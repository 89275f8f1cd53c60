import { Suspense, type ReactNode, type Ref } from 'react';

type Props = { children: ReactNode; ref?: Ref<HTMLDivElement> };

/** The frame of a part that is hydrated at its first use; identical in the build and in the browser. */
export function LateFrame({ children, ref }: Props) {
  return (
    <div ref={ref} data-late="" style={{ display: 'contents' }}>
      <Suspense fallback={null}>{children}</Suspense>
    </div>
  );
}

import { Suspense, type ReactNode, type Ref } from 'react';

type Props = {
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
  /** What stands in for the part once React has discarded its HTML. */
  fallback?: ReactNode;
};

/** The frame of a part that is hydrated at its first use; identical in the build and in the browser. */
export function LateFrame({ children, ref, fallback = null }: Props) {
  return (
    <div ref={ref} data-late="" style={{ display: 'contents' }}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </div>
  );
}

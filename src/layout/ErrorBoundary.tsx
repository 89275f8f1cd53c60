import { Component, type ReactNode } from 'react';
import { isChunkError, takeReload } from '../client/page/reload-guard.ts';

type Props = {
  /** The current page; on another one the boundary tries again. */
  page: string;
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
};

type State = { failed: boolean; error: unknown };

/** Catches rendering errors of its children and shows a fallback. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error };
  }

  override componentDidCatch(error: unknown): void {
    if (isChunkError(error) && navigator.onLine && takeReload()) window.location.reload();
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failed && before.page !== this.props.page) {
      this.setState({ failed: false, error: null });
    }
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.state.error) : this.props.children;
  }
}

import { Component, type ReactNode } from 'react';

/** A booking dialog whose script does not come or breaks takes nothing else along: it closes, and the page stays. */
export class DialogBoundary extends Component<{ onClose(): void; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onClose();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

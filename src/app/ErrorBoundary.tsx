import { Component, type ReactNode } from 'react';

import { Button } from '@/ui/Button';

interface ErrorBoundaryProps {
  children: ReactNode;
}

/** Keeps the bar and the contact alive when a page breaks or its script does not arrive, and offers to load it again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <section className="wide min-h-[70dvh] pt-40">
        <h1 className="text-display-2">This page did not load</h1>
        <p className="mt-4 mb-8 max-w-[48ch] text-ink-soft">
          The connection may have dropped. Please load it again; chat and telephone below work all the same.
        </p>
        <Button onClick={() => window.location.reload()}>Load again</Button>
      </section>
    );
  }
}

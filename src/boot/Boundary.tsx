import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  children: ReactNode;
  onError(): void;
}

/** A part that fails more often, each time within RETRY_PAUSE_MS, stays empty. */
const MOST_RETRIES = 5;
const RETRY_PAUSE_MS = 1_000;

/**
 * Keeps a rendering error in one part from taking down the rest of the page. If React did not find a node because another program has moved
 * it, such as a translator, the part is rendered again.
 */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  private retries = 0;
  private retriedAt = 0;

  constructor(props: BoundaryProps) {
    super(props);
    this.state = { failed: false };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    const isMoved = error instanceof DOMException && error.name === 'NotFoundError';
    const at = performance.now();
    this.retries = at - this.retriedAt > RETRY_PAUSE_MS ? 1 : this.retries + 1;
    this.retriedAt = at;
    if (isMoved && this.retries <= MOST_RETRIES) this.setState({ failed: false });
    else this.props.onError();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  children: ReactNode;
  onFault(): void;
}

/**
 * Keeps a rendering error in one part from taking down the rest of the page. If React did not find a node because another program has moved
 * it, such as a translator, the part is rendered again.
 */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  constructor(props: BoundaryProps) {
    super(props);
    this.state = { failed: false };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof DOMException && error.name === 'NotFoundError') this.setState({ failed: false });
    else this.props.onFault();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  children: ReactNode;
  onFault(): void;
}

/** Keeps a rendering error in one part from taking down the rest of the page. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  constructor(props: BoundaryProps) {
    super(props);
    this.state = { failed: false };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFault();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

import type { ReactNode } from 'react';

import { Button } from '@/ui/Button';

import type { Query } from '../useQuery';

interface QueryStatusProps extends Query<unknown> {
  /** A remark on the loaded data. */
  children?: ReactNode;
}

/** Shows that figures are loading, or that loading failed, with a button to try again. */
export function QueryStatus({ data, failed, reload, children }: QueryStatusProps) {
  return (
    <>
      <div role="status" className="text-ink-soft empty:hidden">
        {data === undefined && !failed && <span>Loading figures...</span>}
        {failed && <span>The figures could not be loaded.</span>}
        {children}
      </div>
      {failed && (
        <div>
          <Button
            dense
            variant="line"
            onClick={(event) => {
              // This button disappears, so the figure or dialog around it gets the focus.
              event.currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus();
              reload();
            }}
          >
            Try again
          </Button>
        </div>
      )}
    </>
  );
}
